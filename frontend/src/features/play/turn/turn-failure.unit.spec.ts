import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ApiError } from '../../../lib/api/api-error.js';
import { firstTurn, openingState } from '../../../testing/games.js';
import { canTryAgain, failedTurn, turnFailure } from './turn-failure.js';

const text = { userInput: 'I wait.', kind: 'action', parentTurnId: openingState.headTurnId } as const;
const ours = 'This is ours to put right, not yours. Come back later; your text is kept.';

function answered(status: number, body: string): ApiError {
  return new ApiError({ status, statusText: '', headers: new Headers() }, body);
}
function failed(code: string) {
  return failedTurn(firstTurn({ status: 'failed', narrative: null, failure: { code, detail: 'No.' } }))!;
}

describe('a turn that was not taken', () => {
  it.each([
    ['insufficient_quota', ours],
    ['quota', ours],
    [
      'rate limit',
      'The narrator is busy with other stories. In a minute it should be free; your text is kept.',
    ],
    ['Bad Gateway', 'The game’s server is not well just now. Give it a minute; your text is kept.'],
  ])('because the server said %j says %j', (body, reason) =>
    expect(turnFailure(answered(502, body), text)).toMatchObject({ code: null, reason }),
  );

  it('because nothing was reached is the connection’s fault, and not the narrator’s', () =>
    expect(turnFailure(new TypeError('Failed to fetch'), text)).toEqual({
      code: null,
      sentence: 'Failed to process your input. Please try again.',
      reason: 'The connection failed, not the narrator. Once it is back, send the text again.',
      text,
      reservedMicroUsd: 0,
    }));

  it('because the server refused it says what the server said', () => {
    const problem = { type: 'about:blank', title: '', status: 409, code: 'game_moved_on', detail: 'Moved.' };
    expect(turnFailure(answered(409, JSON.stringify(problem)), text)).toMatchObject({
      code: 'game_moved_on',
      sentence: 'Moved.',
      reason: null,
    });
  });
});

describe('a turn that failed', () => {
  /** Of each of the game's codes; null: the sentence that the server sends for it says what happened and what to do. */
  const reasons: Readonly<Record<string, string | null>> = {
    insufficient_credits: null,
    credits_frozen: null,
    reservation_lost: 'The credits for this turn could not be set aside. There is no need to wait.',
    stopped_before_first_word: null,
    timed_out: 'The narrator took too long. It may well be quicker now.',
    failed_by_support: null,
    failed_by_operator: null,
    game_deleted: null,
    player_erased: null,
    model_quota_exceeded: ours,
    model_quota_insufficient: ours,
    model_rate_limited:
      'The narrator is busy with other stories. In a minute it should be free; your text is kept.',
    model_unavailable: 'The narrator is away just now. Give it a few minutes; your text is kept.',
    model_answer_malformed: 'What the narrator wrote could not be used. There is no need to wait.',
    model_refused: null,
    text_refused: null,
    answer_refused: null,
    prompt_too_long: null,
    text_unreadable: 'Waiting will not mend it. From an earlier turn the story may still go on.',
  };

  it('is thought of here whatever its code', () => expect(Object.keys(reasons)).toEqual(codesOfTheGame()));

  it.each(Object.entries(reasons))('by %s says %j', (code, reason) => {
    expect(failed(code)).toMatchObject({ code, sentence: 'No.', reason });
    // The specified sentence says so already.
    expect(reason ?? '').not.toMatch(/try again/i);
  });

  it('by a code of a newer server says its sentence alone', () =>
    expect(failed('constructor')).toMatchObject({ sentence: 'No.', reason: null }));

  it.each([
    ['timed_out', true],
    ['model_refused', true],
    ['prompt_too_long', false],
    ['text_unreadable', false],
    ['account_suspended', false],
  ])('by %s can be tried again as it is: %s', (code, can) => expect(canTryAgain(failed(code))).toBe(can));
});

/** As the rules of the game name them, in their order; screens do not import those. */
function codesOfTheGame(): string[] {
  const events = path.join(__dirname, '../../../../../libs/domain/src/game/game.events.ts');
  const [, union = ''] = /type TurnFailureCode =([^;]*);/.exec(readFileSync(events, 'utf8')) ?? [];
  return [...union.matchAll(/'(\w+)'/g)].map(([, code]) => code!);
}
