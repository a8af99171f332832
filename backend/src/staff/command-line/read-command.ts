/** What was typed behind `npm run staff --`, as what is to be done. */
import { parseArgs } from 'node:util';
import { staffRoles, type StaffRole } from '@rubicon/domain';
import { NAME_MAX } from '../staff-fields.js';

export const usage = `npm run staff -- invite NAME --role support [--role operator]
npm run staff -- roles NAME --role auditor
npm run staff -- dismiss NAME
npm run staff -- reset-factor NAME
npm run staff -- end-sessions NAME
npm run staff -- list`;

const named = ['invite', 'roles', 'dismiss', 'reset-factor', 'end-sessions'] as const;
const withRoles: readonly string[] = ['invite', 'roles'];

export type StaffCommandLine =
  | { readonly does: 'list' }
  | { readonly does: (typeof named)[number]; readonly name: string; readonly roles: readonly StaffRole[] };

/** The command was not understood: the sentence says why. */
export class UsageError extends Error {}

/** @throws UsageError */
export function readCommand(words: readonly string[]): StaffCommandLine {
  const { positionals, roles } = parsed(words);
  const [what, name, ...rest] = positionals;
  if (what === undefined) throw new UsageError('What is to be done is missing.');
  if (what === 'list') {
    if (name !== undefined || roles.length > 0) throw new UsageError('list takes nothing beside it.');
    return { does: 'list' };
  }
  const does = named.find((each) => each === what);
  if (does === undefined) throw new UsageError(`There is no command ${what}.`);
  if (name === undefined) throw new UsageError(`${does} wants a name.`);
  if (rest.length > 0) throw new UsageError('One name at a time; one with blanks in it stands in quotes.');
  if (!isName(name)) throw new UsageError(`A name is one line of at most ${NAME_MAX} characters.`);
  if (withRoles.includes(does) !== roles.length > 0)
    throw new UsageError(
      roles.length > 0 ? `${does} takes no role.` : `${does} wants a role: --role ${staffRoles.join(', ')}.`,
    );
  return { does, name: name.trim(), roles: roles.map(roleOf) };
}

function parsed(words: readonly string[]): { positionals: string[]; roles: string[] } {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { role: { type: 'string', multiple: true } },
    });
    return { positionals, roles: values.role ?? [] };
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0]);
  }
}

function isName(name: string): boolean {
  return name.trim().length > 0 && name.length <= NAME_MAX && !/[\p{Cc}\p{Cs}]/u.test(name);
}

function roleOf(word: string): StaffRole {
  const role = staffRoles.find((each) => each === word);
  if (!role) throw new UsageError(`There is no role ${word}: they are ${staffRoles.join(', ')}.`);
  return role;
}
