/** The rule that keeps what a player reads in this folder (tools/copy-in-strings.mjs). */
import { Linter } from 'eslint';
import rubicon from '../../../tools/copy-in-strings.mjs';

function faults(code: string): number {
  const messages = new Linter().verify(code, {
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { rubicon },
    rules: { 'rubicon/copy-in-strings': 'error' },
  });
  if (messages.some(({ fatal }) => fatal)) throw new Error(messages[0]!.message);
  return messages.length;
}

it.each([
  ['<p>Loading</p>'],
  ['<p>{busy ? "Saving..." : strings.save}</p>'],
  ['<p>{late && "Late"}</p>'],
  ['<p>{`${count} turns`}</p>'],
  ['<nav aria-label="Main" />'],
  ['<Field label={`Type ${name}`} />'],
  ['toast({ title: "Saved", description: strings.saved })'],
  ['usePageTitle("Account")'],
  ['serverMessage(error, "Please try again.")'],
  ['z.string().min(3, "Too short")'],
])('reports words that are shown: %s', (code) => expect(faults(code)).toBe(1));

it.each([
  ['<p>{strings.loading}</p>'],
  ['<p>{count}/{total}</p>'],
  ['<p className="mt-2">{strings.turns(count)} \u00b7 {"\u2014"}</p>'],
  ['<svg><text y="3">SPQR</text></svg>'],
  ['<Link to="/login">{strings.signIn}</Link>'],
  ['<p>{state === "open" ? strings.open : strings.closed}</p>'],
  ['track({ name: "purchase" })'],
  ['toast({ title: strings.saved, variant: "destructive" })'],
])('lets pass what is not: %s', (code) => expect(faults(code)).toBe(0));
