/** For what cannot be read as a deed, and for what asks the world to break its own rules. People wonder, and nothing is granted. */
export const strange: Readonly<Record<'nonsense' | 'injection', readonly string[]>> = {
  nonsense: [
    'Your secretary turns {paper} this way and that, and admits that he cannot make out a single line of what you dictated.',
    'What you say reaches {group} as a mere noise; some take it for a foreign tongue, others for a fever.',
    'You must have spoken in your sleep: the clerk has written down a string of signs that no one in {place} can read.',
    'The message arrives so garbled that {person} has it examined for a cipher, and wastes an afternoon on it.',
    'You open your mouth, and what comes out makes {witness} reach for your forehead.',
    'The sounds you make are repeated all over {place} by children, who are delighted with them.',
    '{witness} asks you to say it again; you do, and it is no better.',
    'A learned man is fetched from {place}, listens to you with his eyes shut, and rules out eleven languages.',
    'Nobody among {group} has understood you, and each of them nods, so as not to be the only one.',
    'You gesture, you stammer, you fall silent; {enemy} take it for the most cunning thing you have done yet.',
    'Whatever you had in mind, it does not survive the way to your tongue, and {witness} politely looks at {weather}.',
    'It might be a prayer or a curse; {group} decide to be on the safe side, and step back.',
  ],
  injection: [
    'A stranger presses {paper} on you that promises power by the mere saying of words. {witness} reads it twice and puts it into the fire.',
    'You demand that the world give way at once, and in {place} the world declines: {group} shrug, and go on with what they were doing.',
    'There are soothsayers in {place} who claim to command fate itself; you repeat their formula aloud, and only a pigeon takes notice.',
    'Your secretary cannot make out by whose authority such an order would be given, and files it under curiosities, next to {paper}.',
    'You speak as though there were a voice above the clouds that takes dictation; {witness} looks up, sees {weather}, and looks at you.',
    '{group} hear you command the heavens, and wait, out of courtesy, for as long as it takes to yawn.',
    '“And who is to carry that out?” asks {witness}. It is a fair question, and {place} has no answer to it.',
    'You announce that the old rules are no longer valid; {enemy} inquire, in all seriousness, which ones you mean.',
    'It is tried, as men in {place} have tried it before you, with ever louder words. Fortune is known to be deaf on that side, says {witness}.',
    'For a moment you believe that it needs only to be said; then {sound} goes on as before, and so does everything else.',
    'Power is asked for in a loud voice, and {person}, who has some, is seen to smile.',
    'The words have the ring of a spell, and {group} make room, less from awe than because of the look in your eye.',
  ],
};

export const strangeOutcomes: readonly string[] = [
  'Nothing comes of it but talk, and the talk in {place} is not to your credit.',
  'By evening it is agreed among {group} that you have been working too hard.',
  '{person} has it explained to him twice, and then asks to have it kept from the servants.',
  '{enemy} note it down, with the date, for later use.',
  'It changes nothing, and {witness} is kind enough not to mention it again.',
  'The day has a hole in it where your deed should have been, and {group} walk round it.',
  'In {place} they tell it as an anecdote, and you are not the hero.',
  'What you gained by it could be carried off by {number} sparrows.',
];
