import { readCommand, UsageError } from './read-command.js';

it.each([
  [['list'], { does: 'list' }],
  [
    ['invite', ' Ada Lovelace ', '--role', 'support', '--role=operator'],
    { does: 'invite', name: 'Ada Lovelace', roles: ['support', 'operator'] },
  ],
  [['roles', 'Ada', '--role', 'auditor'], { does: 'roles', name: 'Ada', roles: ['auditor'] }],
  [['dismiss', 'Ada'], { does: 'dismiss', name: 'Ada', roles: [] }],
  [['reset-factor', 'Ada'], { does: 'reset-factor', name: 'Ada', roles: [] }],
  [['end-sessions', 'Ada'], { does: 'end-sessions', name: 'Ada', roles: [] }],
])('reads %j', (words, command) => expect(readCommand(words)).toEqual(command));

it.each([
  [[], 'What is to be done is missing.'],
  [['promote', 'Ada'], 'There is no command promote.'],
  [['invite'], 'invite wants a name.'],
  [
    ['invite', 'Ada', 'Lovelace', '--role', 'support'],
    'One name at a time; one with blanks in it stands in quotes.',
  ],
  [['invite', ' ', '--role', 'support'], 'A name is one line of at most 254 characters.'],
  [['invite', 'A\nda', '--role', 'support'], 'A name is one line of at most 254 characters.'],
  [['invite', 'a'.repeat(255), '--role', 'support'], 'A name is one line of at most 254 characters.'],
  [['invite', 'Ada'], 'invite wants a role: --role support, auditor, operator.'],
  [['roles', 'Ada'], 'roles wants a role: --role support, auditor, operator.'],
  [['dismiss', 'Ada', '--role', 'support'], 'dismiss takes no role.'],
  [['invite', 'Ada', '--role', 'admin'], 'There is no role admin: they are support, auditor, operator.'],
  [['list', 'Ada'], 'list takes nothing beside it.'],
  [['list', '--all'], "Unknown option '--all'"],
])('does not understand %j', (words, sentence) =>
  expect(() => readCommand(words)).toThrow(new UsageError(sentence)),
);
