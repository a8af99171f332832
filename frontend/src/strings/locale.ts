/** How the language of these strings writes numbers and days (BCP 47), and which form of a word goes with a number. */
export const locale = { numbers: 'en-US', dates: 'en-GB' };

const rules = new Intl.PluralRules(locale.numbers);

/** The form that goes with the number: `plural(1, { one: 'turn', other: 'turns' })` → "turn". Other languages name more forms. */
export function plural(
  count: number,
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>,
): string {
  return forms[rules.select(count)] ?? forms.other;
}

/** A day of the game within a sentence: "the 3rd day of the 6th month"; "16 July 1789" stays. */
export function dayInSentence(date: string): string {
  return date.replace(/^(?=\d+[a-z])/, 'the ');
}
