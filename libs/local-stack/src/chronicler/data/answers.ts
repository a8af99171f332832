/** How questions are answered: who answers, in what words a fact is put, and how the talk ends. No time passes. */

/** `{topic}`: what was asked about. */
export const asked: readonly string[] = [
  'You ask {witness} about {topic}, and are told more than you had hoped.',
  'On {topic} {witness} has an opinion, and, which is rarer, some knowledge.',
  '“So you want to know about {topic},” says {witness}, and draws up a seat.',
  'It is a good question for a bad hour; on {topic}, {witness} sits down to answer it.',
  'An old clerk in {place} lays his work aside when you name {topic}, and begins.',
  '“Since you ask about {topic}…” says {person}, and looks to see who is listening.',
  'Of {topic} one may still speak freely in {place}, if one does not speak loudly.',
  'You bring the talk round to {topic}, and {witness} lets himself be brought.',
  '“About {topic} I can tell you what I have seen,” says {witness}, “and a little of what I have heard.”',
  'There is nobody in {place} who has not heard of {topic}; you ask the one who listens best.',
  'You put your question about {topic} to {person}, who considers it for longer than you expected.',
  'Over the evening meal {witness} is got to talk of {topic}.',
  'For {topic} you need not go far: in {place} {number} people know the answer, and two of them agree.',
];

/** `{quote}`: the question itself, where nothing in it has a name. */
export const askedAloud: readonly string[] = [
  'You ask {witness} straight out: “{quote}”',
  'You have carried it about with you all day, and now you say it aloud: “{quote}”',
  'When {group} have gone, you turn to {witness}: “{quote}”',
  '{person} waits for you to speak, and you do: “{quote}”',
  'You walk up and down in {place} once more before you ask: “{quote}”',
  'Into the silence after {sound} you ask: “{quote}”',
  'There is one thing that you want to hear from {witness}: “{quote}”',
  'You ask it lightly, as though nothing hung on the answer, and {enemy} would give much to hear it: “{quote}”',
  'Of {group} you ask the oldest: “{quote}”',
];

/** When no word of the question can be named. */
export const askedAtLarge: readonly string[] = [
  'You put it to {witness}, and are told more than you had hoped.',
  'It is a good question for a bad hour; {witness} sits down to answer it.',
  'An old clerk in {place} lays his work aside, looks at you, and begins.',
  '“Since you ask,” says {person}, and draws up a seat.',
  '{person} considers the question for longer than you expected, and answers it properly.',
  '“That,” says {witness}, “is what all {place} would like to know.”',
  'You ask {group} first, and then {witness}, who knows.',
  'There are {number} answers to that in {place}; you ask for the true one.',
  'You have carried the question about with you since {sound} woke you.',
];

/** `{fact}`: a true sentence. Three banks, for three facts. */
export const facts: readonly (readonly string[])[] = [
  [
    '{witness} puts it in few words: “{fact}”',
    'What is certain can be said in one sentence: “{fact}”',
    'In {place} they tell it like this: “{fact}”',
    'You hear it from {group}, and all of them say the same: “{fact}”',
    'It stands in {paper}, for whoever can read: “{fact}”',
    'The beginning of the answer is plain enough: “{fact}”',
    '{witness}, who was near it, says: “{fact}”',
    'So much {enemy} themselves admit: “{fact}”',
    'This is known: “{fact}”',
    'Even {enemy} do not dispute it: “{fact}”',
  ],
  [
    'And that is not all that one hears in {place}: “{fact}”',
    'One must also know this, they add in {place}: “{fact}”',
    '{number} voices break in at once, and what they mean is: “{fact}”',
    'He lowers his voice for what comes next, though {group} have long known it: “{fact}”',
    'Beside it belongs another thing: “{fact}”',
    'You ask further, and {person} nods: “{fact}”',
    'From another side you are told, between {sound} and silence: “{fact}”',
    'One of {group} adds, unasked: “{fact}”',
    'There is more of it in {paper}: “{fact}”',
  ],
  [
    'And last, because it weighs most with {group}: “{fact}”',
    'Nor should this be forgotten, and in {place} it is not: “{fact}”',
    'Only at the door, with {weather} outside, do you hear the rest: “{fact}”',
    'What they do not say loudly in {place} is this: “{fact}”',
    'The last word has {person}: “{fact}”',
    'If {enemy} ask, you have not heard it here: “{fact}”',
    'To end with, one thing that {group} count off on one finger: “{fact}”',
    'And so that the whole may be understood: “{fact}”',
  ],
];

/** Nobody can know it yet, or nobody here does. */
export const unknowable: readonly string[] = [
  'Of {topic} nobody in {place} can tell you anything certain, and {witness} is honest enough to say so.',
  'About {topic} {number} stories go round, none of them from a man who was there.',
  'As to {topic}, {witness} only shrugs: who claims to know it, he says, wants to sell you something.',
  'Where {topic} is concerned {group} look at you as if you had asked for next year’s weather.',
  '“{topic}?” {witness} repeats the words slowly, and shakes his head at {weather}.',
];

export const closings: readonly string[] = [
  'The hour has not moved while you talked, and in {place} your choice still waits.',
  'Nothing has changed outside; what you do with the answer is what {group} will remember.',
  'So much {witness} knows; the rest is still to be decided.',
  'You thank them. In {place} the same people are waiting for you as before.',
  'You keep it in mind; it may be worth more than {paper} one of these days.',
  'Then {sound} is heard, and the talk is over.',
  'Knowing it, you are no safer, but {enemy} no longer have it to themselves.',
  'You walk back through {weather} with more to think about than you came with.',
  '“Was that what you wanted?” asks {witness}. It was what you needed.',
  'You ask nothing further; {person} has seen you asking.',
];
