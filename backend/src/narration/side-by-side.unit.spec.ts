import { SideBySide } from './side-by-side.js';

/** A later call comes, the earlier one breaks off, and the later one is told. */
function brokenOffForNext(server: SideBySide): void {
  const [first, second] = [server.begins(), server.begins()];
  server.brokeOff(first);
  server.isHeard(second);
}

it('believes that a server tells one answer at a time when two broke off for the next', () => {
  const server = new SideBySide();
  brokenOffForNext(server);
  expect(server.isOneAtATime).toBe(false);
  brokenOffForNext(server);
  expect(server.isOneAtATime).toBe(true);
});

it('takes both for occasions when each breaks off the other', () => {
  const server = new SideBySide();
  const [one, other] = [server.begins(), server.begins()];
  server.brokeOff(one);
  server.isHeard(other);
  const again = server.begins();
  server.brokeOff(other);
  server.isHeard(again);
  expect(server.isOneAtATime).toBe(true);
});

it.each<[string, (server: SideBySide) => void]>([
  [
    'a server that dies, and comes back',
    (server) => {
      const calls = [server.begins(), server.begins(), server.begins()];
      for (const call of calls) server.brokeOff(call);
      for (const _ of calls) server.isHeard(server.begins());
    },
  ],
  [
    'a connection that breaks while a later call is being told already',
    (server) => {
      const [first, second] = [server.begins(), server.begins()];
      server.isHeard(second);
      server.brokeOff(first);
    },
  ],
  [
    'a connection that breaks while nobody else is served',
    (server) => {
      server.brokeOff(server.begins());
      server.isHeard(server.begins());
    },
  ],
  [
    'connections that break now and then while answers end well beside others',
    (server) => {
      const [told, next] = [server.begins(), server.begins()];
      server.isHeard(told);
      server.isTold(told);
      brokenOffForNext(server);
      server.isTold(next);
    },
  ],
])('believes nothing of %s', (_, happens) => {
  const server = new SideBySide();
  for (let times = 0; times < 5; times += 1) happens(server);
  expect(server.isOneAtATime).toBe(false);
});
