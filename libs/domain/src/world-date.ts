/**
 * A date in the world of a game: proleptic Julian or Gregorian as the scenario says, lunisolar in Japan.
 * `ordinal` counts days from the scenario's own first day, so that dates can be compared and added to without a calendar;
 * the scenario turns it into words.
 */
export interface WorldDate {
  /** Whole days since the scenario's opening day; never falls along a path of the tree. */
  readonly ordinal: number;
  /** As shown: "14 July 1789", "10 January 49 BC", "2nd day of the 6th month, Tenshō 10 (1582)". */
  readonly label: string;
}
