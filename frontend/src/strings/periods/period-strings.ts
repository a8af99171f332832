/** What a period's page says. The history in it is true; the second choice of a moment is often the road not taken. */
export interface PeriodStrings {
  readonly tagline: string;
  /** Under the tagline: place and day on which one begins. */
  readonly beginning: string;
  readonly story: { readonly title: string; readonly paragraphs: readonly string[] };
  readonly moments: readonly [Moment, Moment, Moment];
  /** The two pictures: what is to be read under the drawn scene and under the screenshot. */
  readonly captions: readonly [string, string];
  readonly figures: readonly [Figure, Figure, Figure, Figure];
  readonly farewell: string;
}

export interface Moment {
  readonly date: string;
  readonly title: string;
  readonly situation: string;
  readonly choices: readonly [Choice, Choice];
}

interface Choice {
  readonly choice: string;
  readonly consequence: string;
}

/** "26", "years" */
interface Figure {
  readonly value: string;
  readonly label: string;
}
