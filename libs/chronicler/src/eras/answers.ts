/** What is answered where nobody knows more, by kind of question: one set an era. */
export const answerParts = [
  // The narrator's. {topic} is a noun phrase.
  'unknown',
  // {statement}, {Statement}: what is so, or is not, as a sentence without its stop.
  'soItIs',
  'soItIsNot',
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
  // What somebody does now, by how they stand to the player; {who} and what agrees.
  'conductWell',
  'conductCold',
  'conductEven',
  'believing',
  'disbelieving',
  // {deed}: "you had the gates shut".
  'talk',
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
  // To questions that go on: {wants} "peace, and my triumph"; {who}: of whom it is asked.
  'because',
  'whyPlain',
  'whyNot',
  'sure',
  'unsureOfIt',
  'source',
  'since',
  'noMore',
  'ofYouWell',
  'ofYouEven',
  'ofYouIll',
  'trustOther',
  'trustUnproved',
  'notKnown',
  'perhaps',
] as const;
export type AnswerPart = (typeof answerParts)[number];

export type AnswerBank = Readonly<Record<AnswerPart, readonly string[]>>;
