import type { MessageBus } from './message-bus.js';
import { TurnMessages } from './turn-messages.js';

/** A bus within the test: says what was subscribed, and delivers when told to. */
function localBus(subscribe: () => Promise<void> = () => Promise.resolve()) {
  const joined: string[] = [];
  let deliver: (payload: string) => void = () => undefined;
  const bus: MessageBus = {
    inDatabase: false,
    publish: () => Promise.resolve(),
    async subscribe(channel, listener) {
      joined.push(channel);
      await subscribe();
      deliver = listener;
    },
    close: () => Promise.resolve(),
  };
  return { bus, joined, deliver: (...messages: unknown[]) => deliver(JSON.stringify(messages)) };
}

it('give each message once to those who listen for its turn', async () => {
  const { bus, joined, deliver } = localBus();
  const messages = new TurnMessages<{ turnId: string; n: number }>(bus, 'pieces');
  const heard: [string, number][] = [];
  const listen = (turnId: string, who: string) => messages.listen(turnId, ({ n }) => heard.push([who, n]));
  const [stop] = await Promise.all([listen('a', 'first'), listen('a', 'second'), listen('b', 'third')]);
  expect(new Set(joined)).toEqual(new Set(['pieces']));
  deliver({ turnId: 'a', n: 1 }, { turnId: 'c', n: 2 }, { turnId: 'b', n: 3 });
  expect(heard).toEqual([
    ['first', 1],
    ['second', 1],
    ['third', 3],
  ]);
  stop();
  deliver({ turnId: 'a', n: 4 });
  expect(heard.slice(3)).toEqual([['second', 4]]);
});

it('say that the bus cannot subscribe, and listen with the next who tries', async () => {
  let isAway = true;
  const { bus, joined, deliver } = localBus(() =>
    isAway ? Promise.reject(new Error('the bus is away')) : Promise.resolve(),
  );
  const messages = new TurnMessages<{ turnId: string }>(bus, 'stops');
  const heard: string[] = [];
  await expect(messages.listen('a', () => heard.push('never'))).rejects.toThrow('the bus is away');
  isAway = false;
  await messages.listen('a', () => heard.push('later'));
  deliver({ turnId: 'a' });
  expect([joined, heard]).toEqual([['stops', 'stops'], ['later']]);
});
