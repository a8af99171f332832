/** What those who are sent out are to do besides: "send two men to scout the bridge and report back to me" is one errand, and no report of one's own. */
/** What it takes to know one. */
interface Part {
  readonly verb: string;
  readonly clause: string;
  readonly lead: string;
  readonly isNegated: boolean;
  readonly purpose: object | null;
}

const toOneself =
  /^(?:report|return|come|go|ride|bring|tell|warn|let|give|send|fetch|show)\b.*\b(?:me|us)\b/i;

/** The errand's later parts belong to it; their words are kept. */
export function withErrands<Step extends Part>(steps: readonly Step[]): Step[] {
  return steps.reduce<Step[]>((joined, step) => {
    const sent = joined.at(-1);
    const isErrand =
      sent !== undefined &&
      /^(?:send|dispatch)/.test(sent.verb) &&
      sent.purpose !== null &&
      step.lead === '' &&
      !step.isNegated &&
      toOneself.test(step.clause);
    if (!isErrand) return [...joined, step];
    return [...joined.slice(0, -1), { ...sent, clause: `${sent.clause} and ${step.clause}` }];
  }, []);
}
