/** What is answered where nobody knows more, by kind of question: one set an era. */
export const answerParts = [
  // The narrator's. {topic} is a noun phrase; {who}: who might know.
  'unknown',
  'whoKnows',
  'ownMotive',
  'seen',
  'heard',
  'food',
  'bed',
  'noSuch',
  'undated',
  'unsigned',
  'hand',
  'unwitnessed',
  'witnessed',
  'noPromise',
  'noMen',
  'withMen',
  'nothingPut',
  'ownFamily',
  // In direct speech.
  'trustYes',
  'trustNo',
  'fearYes',
  'fearNo',
  'loveYes',
  'loveNo',
  'faithYes',
  'faithNo',
  'well',
  'nameless',
  'motive',
] as const;
export type AnswerPart = (typeof answerParts)[number];

export type AnswerBank = Readonly<Record<AnswerPart, readonly string[]>>;
