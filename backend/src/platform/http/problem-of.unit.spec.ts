import { CommandContention, EventStoreUnavailable } from '@rubicon/eventsourcing';
import { QueueOverfull } from '../queue/queue-overfull.js';
import { QueueUnavailable } from '../queue/queue-unavailable.js';
import { problemErrorOf } from './problem-of.js';

it.each([
  ['a full queue', new QueueOverfull(), 'busy', 10],
  ['a queue that is away', new QueueUnavailable(), 'unavailable', 2],
  ['an event store that is away', new EventStoreUnavailable('away'), 'unavailable', 2],
  ['a stream that is written by many', new CommandContention('game-1'), 'busy', 2],
])('asks to come again later: %s', (_, thrown, code, retryAfterSeconds) => {
  expect(problemErrorOf(thrown)).toMatchObject({ status: 503, code, retryAfterSeconds });
});

it('says that nothing is known of an error that nobody foresaw', () => {
  expect(problemErrorOf(new Error('secret'))).toMatchObject({
    status: 500,
    code: 'internal',
    detail: 'Something went wrong on our side. Please try again.',
  });
});
