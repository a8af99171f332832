/** What orders left behind, asked after in whole games. */
import { play } from '../../testing/played-game.js';

const caesar = {
  gameType: 'roman_republic',
  ordinal: 0,
  character: { name: 'Gaius Julius Caesar', estate: '', profession: '' },
} as const;

function lastOf(acts: readonly string[]): string {
  const turns = play({ ...caesar, turns: acts.length, actionOf: (turn) => acts[turn - 1]! });
  return turns.at(-1)!.narration.narrative;
}

test.each([
  ['Is the gate open?', /[“”] Yes: you /],
  ['Is the gate shut?', /[“”] No: you /],
  ['Are the walls guarded?', /[“”] No: you /],
])('%s', (question, answer) => {
  expect(lastOf(['I open the gate and post guards on the walls.', question])).toMatch(answer);
});

test('what ends it counts more than what began it', () => {
  expect(lastOf(['I open the gate.', 'I shut the gate.', 'Is the gate open?'])).toMatch(
    / No: you shut the gate/,
  );
});

test('who was just sent out has not reported yet', () => {
  const acts = ['I send scouts up the road to look for Pompey’s men.', 'What did the scouts find?'];
  expect(lastOf(acts)).toMatch(/There is no word yet: you sent scouts|Nothing, for nobody went/);
});

test('who was sent away is missing from the count', () => {
  const acts = ['I send Curio with three cohorts to take Arretium.', 'How many cohorts have I left?'];
  expect(lastOf(acts)).toMatch(/Fewer by three cohorts/);
});

test('of what nobody touched nothing is said', () => {
  expect(lastOf(['I open the gate.', 'Is the bridge broken?'])).not.toMatch(/ (?:Yes|No): /);
});

test('to send somebody to see whether a thing is so does not make it so', () => {
  const acts = ['I send the shepherd ahead to see whether the road is watched.', 'Is the road watched?'];
  expect(lastOf(acts)).not.toMatch(/ (?:Yes|No): /);
});

test('who orders a house closed does not go there, and it is closed', () => {
  const acts = ['I order the gate closed and sealed.', 'Is the gate sealed?'];
  expect(lastOf(acts)).toMatch(/ (?:Yes|No): you ordered the gate closed and sealed/);
});
