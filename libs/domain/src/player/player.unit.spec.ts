import { given } from '../testing/given.js';
import type { PlayerCommand } from './player.commands.js';
import { playerDecider as player } from './player.decider.js';
import type { PlayerEvent, PlayerSettings } from './player.events.js';

const at = '2026-11-21T12:00:00.000Z';
const playerId = 'player';
const gameType = 'roman_republic';
const sheet = {
  name: 'Gaia',
  estate: 'plebeian',
  profession: 'Scribe',
  description: 'Listens.',
  politicalLeanings: 'moderate',
} as const;
const register: PlayerCommand = { type: 'RegisterPlayer', playerId, at };
const registered: PlayerEvent = { type: 'PlayerRegistered', data: { playerId, registeredAt: at } };
const unlock: PlayerCommand = { type: 'UnlockFullGame', paymentId: 'p1' };
const unlocked: PlayerEvent = { type: 'FullGameUnlocked', data: { playerId, paymentId: 'p1' } };
const create = (requestId = 'r1000', bodyHash = 'body'): PlayerCommand => ({
  type: 'CreateCharacter',
  requestId,
  bodyHash,
  gameType,
  sheet,
});
const created = (characterId = 1000, requestId: string | null = `r${characterId}`): PlayerEvent => ({
  type: 'CharacterCreated',
  data: { playerId, characterId, gameType, requestId, bodyHash: requestId === null ? null : 'body' },
  private: sheet,
});
const edit: PlayerCommand = { type: 'EditCharacter', characterId: 1000, sheet };
const edited: PlayerEvent = {
  type: 'CharacterEdited',
  data: { playerId, characterId: 1000, gameType },
  private: sheet,
};
const remove: PlayerCommand = { type: 'RemoveCharacter', characterId: 1000 };
const removed: PlayerEvent = { type: 'CharacterRemoved', data: { playerId, characterId: 1000 } };
const change = (settings: Partial<PlayerSettings>): PlayerCommand => ({ type: 'ChangeSettings', settings });
const changed: PlayerEvent = {
  type: 'SettingsChanged',
  data: {
    playerId,
    settings: { emailNotifications: true, autoSave: false, historicalAccuracy: true, language: 'en' },
  },
};
const signIn: PlayerCommand = { type: 'RecordSignIn', at };
const signedIn: PlayerEvent = { type: 'SignedIn', data: { playerId, signedInAt: at } };
const suspend = (actId = 'a1'): PlayerCommand => ({ type: 'SuspendPlayer', actId, at });
const lift = (actId = 'a2'): PlayerCommand => ({ type: 'LiftSuspension', actId, at });
const request: PlayerCommand = { type: 'RequestErasure', at };
const requested: PlayerEvent = { type: 'PlayerErasureRequested', data: { playerId, requestedAt: at } };
const finish: PlayerCommand = { type: 'CompleteErasure', at };
const erased: PlayerEvent = { type: 'PlayerErased', data: { playerId, erasedAt: at } };
const hundred = Array.from({ length: 100 }, (_, index) => created(1000 + index));

describe('registering', () => {
  it('opens an account', () => given(player).when(register).then(registered));
  it('happens once', () => given(player, registered, requested, erased).when(register).nothingHappens());
});
describe('who may act', () => {
  const commands = [unlock, create(), edit, remove, change({ autoSave: false }), signIn, suspend(), lift()];
  it.each(commands.map((command) => [command.type, command] as const))(
    '%s needs a registered player',
    (_type, command) => given(player).when(command).refused('unknown_player'),
  );
  it.each(commands.map((command) => [command.type, command] as const))(
    '%s is fenced by an erasure',
    (_type, command) => {
      given(player, registered, created(), requested).when(command).refused('player_erased');
      given(player, registered, created(), requested, erased).when(command).refused('player_erased');
    },
  );
});
describe('unlocking', () => {
  it('unlocks', () => given(player, registered).when(unlock).then(unlocked));
  it('happens once per payment', () => given(player, registered, unlocked).when(unlock).nothingHappens());
});
describe('characters', () => {
  it('are created', () => given(player, registered).when(create()).then(created()));
  it('are created once, also when removed since', () => {
    given(player, registered, created()).when(create()).nothingHappens();
    given(player, registered, created(), removed).when(create()).nothingHappens();
  });
  it('are a hundred at most', () =>
    given(player, registered, ...hundred)
      .when(create('another'))
      .refused('too_many_characters'));
  it('make room when removed', () =>
    given(player, registered, ...hundred, removed)
      .when(create('another'))
      .then(created(1100, 'another')));
  it('have the number that follows on all that the player ever had', () =>
    given(player, registered, created(4711, null), removed).when(create('next')).then(created(4712, 'next')));
  it('are not created by a request that created another', () =>
    given(player, registered, created())
      .when(create('r1000', 'other body'))
      .refused('idempotency_key_reused'));
  it('are edited', () => given(player, registered, created()).when(edit).then(edited));
  it('are not edited when unknown or removed', () => {
    given(player, registered).when(edit).refused('unknown_character');
    given(player, registered, created(), removed).when(edit).refused('unknown_character');
  });
  it('are removed', () => given(player, registered, created()).when(remove).then(removed));
  it('are not removed when unknown', () =>
    given(player, registered).when(remove).refused('unknown_character'));
  it('are removed once', () => given(player, registered, created(), removed).when(remove).nothingHappens());
});
describe('settings', () => {
  it('start with everything on and change one by one', () =>
    given(player, registered)
      .when(change({ autoSave: false }))
      .then(changed));
  it('have nothing to do when they stay the same', () => {
    given(player, registered)
      .when(change({ autoSave: true }))
      .nothingHappens();
    given(player, registered, changed)
      .when(change({ autoSave: false, emailNotifications: true }))
      .nothingHappens();
  });
});
it('notes every sign-in', () => given(player, registered, signedIn).when(signIn).then(signedIn));
describe('a suspension', () => {
  const suspended: PlayerEvent = {
    type: 'PlayerSuspended',
    data: { playerId, actId: 'a1', suspendedAt: at },
  };
  const lifted: PlayerEvent = { type: 'SuspensionLifted', data: { playerId, actId: 'a2', liftedAt: at } };

  it('is made, and lifted', () => {
    given(player, registered).when(suspend()).then(suspended);
    given(player, registered, suspended).when(lift()).then(lifted);
    expect(given(player, registered, suspended).state.suspended).toBe(true);
    expect(given(player, registered, suspended, lifted).state.suspended).toBe(false);
  });
  it('is made once, and lifted once', () => {
    given(player, registered, suspended).when(suspend('another')).nothingHappens();
    given(player, registered).when(lift()).nothingHappens();
    given(player, registered, suspended, lifted).when(lift('another')).nothingHappens();
  });
  it('is not made again by an act that comes late, nor lifted again', () => {
    given(player, registered, suspended, lifted).when(suspend()).nothingHappens();
    const again: PlayerEvent = { type: 'PlayerSuspended', data: { playerId, actId: 'a3', suspendedAt: at } };
    given(player, registered, suspended, lifted, again).when(lift()).nothingHappens();
  });
  it('leaves the way out open', () => given(player, registered, suspended).when(request).then(requested));
});
describe('erasure', () => {
  it('ends the player as soon as it is requested', () => {
    given(player, registered).isOver(false);
    given(player, registered, requested).isOver(true);
    given(player, registered, requested, erased).isOver(true);
  });
  it('is requested', () => given(player, registered).when(request).then(requested));
  it('is requested once', () => given(player, registered, requested).when(request).nothingHappens());
  it('is completed', () => given(player, registered, requested).when(finish).then(erased));
  it('is completed once', () => given(player, registered, requested, erased).when(finish).nothingHappens());
  it('is not completed unasked', () =>
    given(player, registered).when(finish).refused('erasure_not_requested'));
  it.each([request, finish])('needs a registered player', (command) =>
    given(player).when(command).refused('unknown_player'),
  );
});
