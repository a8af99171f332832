import { CommandContention, EventStoreUnavailable, KeyDestroyed } from '@rubicon/eventsourcing';
import { QueueOverfull } from '../queue/queue-overfull.js';
import { QueueUnavailable } from '../queue/queue-unavailable.js';
import { Failed, invalidRequest, Refused } from '../refusals/index.js';
import { EdgeError } from './edge-error.js';
import { problemOf } from './problem-of.js';

it.each([
  ['a full queue', new QueueOverfull(), 'busy', 10],
  ['a queue that is away', new QueueUnavailable(), 'unavailable', 2],
  ['an event store that is away', new EventStoreUnavailable('away'), 'unavailable', 2],
  ['a stream that is written by many', new CommandContention('game-1'), 'busy', 2],
])('asks to come again later: %s', (_, thrown, code, retryAfterSeconds) => {
  expect(problemOf(thrown)).toMatchObject({ status: 503, code, retryAfterSeconds });
});

it('says that nothing is known of an error that nobody foresaw', () => {
  expect(problemOf(new Error('secret'))).toEqual({
    status: 500,
    code: 'internal',
    detail: 'Something went wrong on our side. Please try again.',
  });
});

it('tells a refusal with the sentence of the catalogue, and of which field it is', () => {
  expect(problemOf(new Refused('wrong_password'))).toEqual({
    status: 422,
    code: 'wrong_password',
    detail: 'The current password is not right.',
    errors: { currentPassword: ['The current password is not right.'] },
  });
});

it('tells a decider’s refusal in the decider’s words', () => {
  const detail = 'This payment is being paid back.';
  expect(problemOf(Refused.by({ code: 'payment_returned', detail }))).toEqual({
    status: 409,
    code: 'payment_returned',
    detail,
  });
});

it('takes no refusal that stands in no catalogue', () => {
  expect(() => Refused.by({ code: 'no_such_code', detail: 'No.' })).toThrow(TypeError);
});

it('tells what whoever refuses knows better than the table', () => {
  const refusal = new Refused('read_model_behind', { retryAfterSeconds: 7 });
  expect(problemOf(refusal).retryAfterSeconds).toBe(7);
  expect(problemOf(new Refused('read_model_behind')).retryAfterSeconds).toBe(1);
});

it('tells a deleted game otherwise when its turn was taken', () => {
  expect(problemOf(new Refused('game_deleted')).status).toBe(404);
  expect(problemOf(new Failed('game_deleted', 'This game has been deleted.')).status).toBe(409);
});

it('shows the first complaint about a request, and lists all of them', () => {
  const errors = { name: ['Too long.'], estate: ['Unknown.'] };
  expect(problemOf(invalidRequest(errors))).toEqual({
    status: 400,
    code: 'invalid_request',
    detail: 'Too long.',
    errors,
  });
});

it('says of a text under a destroyed key that the account is gone', () => {
  expect(problemOf(new KeyDestroyed('player'))).toEqual({
    status: 410,
    code: 'player_erased',
    detail: 'This account has been deleted.',
  });
});

it.each([
  [404, 'not_found'],
  [413, 'too_large'],
  [416, 'invalid_request'],
  [502, 'internal'],
])('reads the status %i of a library’s error as %s', (status, code) => {
  const thrown = Object.assign(new Error('of a library'), { status });
  expect(problemOf(thrown)).toMatchObject({ status: status === 502 ? 500 : status, code });
});

it('tells what the edge finds by itself', () => {
  expect(problemOf(new EdgeError('not_signed_in'))).toEqual({
    status: 401,
    code: 'not_signed_in',
    detail: 'Please sign in first.',
  });
});
