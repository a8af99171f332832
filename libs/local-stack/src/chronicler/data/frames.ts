/** What stands around the deed: the scene before, the witness, the stakes, the last line. `{slots}` are filled from the era's words. */
export const scenes: readonly string[] = [
  '{date}. {weather} hangs over {place}, and {group} are awake before the bells or the drums can call them.',
  '{date} begins badly in {place}: a shutter bangs, a messenger swears, and {group} gather where they were told not to.',
  'In {place} the morning smells of {smell}, and {person} has already been seen twice in the same street.',
  'There is a smell of {smell} on the air of {place} on {date}, and no one can say who gave the first order of the day.',
  '{weather} keeps sensible people indoors, so {place} belongs to {group} and to those who must deal with them.',
  'A rider came into {place} in the night, and by {date} every servant knows a different version of what he said.',
  '{group} have lit fires at the corners of {place}; the light makes every passing face look guilty.',
  'The doors of {place} stand open on {date}, which is either a welcome or an oversight.',
  'Somebody has scratched a warning on the wall of {place}, and {group} are pretending that they cannot read.',
  'Under {weather}, {place} looks smaller than its reputation, and {person} larger than ever.',
  'Between {place} and the river nothing moves on {date} but {group} and the dogs that follow them.',
  'You wake to the sound of {sound}, and for a moment you take {place} for somewhere safe.',
  'From {place} one can hear {sound}; it has not stopped since the news came in.',
];

export const witnesses: readonly string[] = [
  '“{name} will be remembered for this,” says {witness}, in a tone that leaves open what for.',
  '{witness} follows it all with narrowed eyes, counting who nods and who looks away from {name}.',
  '{person} sends no word, which is itself a word, and {witness} makes sure that {name} notices.',
  'At the back, {witness} whispers your name, {name}, to someone who writes it down.',
  '“Be careful, {name},” murmurs {witness}. “{group} forgive a failure sooner than a surprise.”',
  '{witness} laughs aloud, then sees that {name} is serious and stops laughing.',
  'Later {witness} will swear to have stood beside {name} throughout; in truth there were {number} people between you.',
  'When {witness} asks what happens if it fails, {name} has an answer ready, and does not give it.',
  '{person} hears of it within the hour, from {witness}, who was paid to see what {name} would do.',
  'It is {witness} who steadies you with a hand on the sleeve: “Slowly, {name}. They are all watching.”',
  'For the space of {number} breaths nobody speaks, and {witness} looks from {name} to the door and back.',
  '“I did not think that {name} would dare,” {witness} tells the company that evening.',
];

/** Early, middle and late in a game. */
export const stakes: readonly (readonly string[])[] = [
  [
    'It is a small thing as yet, but {person} keeps a list of small things.',
    'What you have begun can still be undone, at a price that rises every evening.',
    'Nobody has chosen a side so firmly that they could not deny it tomorrow.',
    'You have made one friend in {place} and, as far as you can tell, {number} enemies.',
    'For now your name is only one among many in {place}; that protection will not last.',
    'The first debts are owed, and some of them are owed by you.',
  ],
  [
    'Your name is spoken in {place} by people you have never met, and not always kindly.',
    '{enemy} can no longer afford to treat you as an accident.',
    'Two factions now count on you, and each believes that the other does not.',
    'What was a choice some days ago has become a position, and positions are attacked.',
    'There are {number} households that will stand or fall with you, whether they asked to or not.',
    'The purse grows thin exactly as the promises fall due.',
  ],
  [
    'There is no private life left to retire to; too many have tied their fate to yours.',
    'If you fall now, {person} will say that it was always certain, and {enemy} will say that it was just.',
    'Every road out of {place} leads past someone to whom you owe an answer.',
    'Those who began this with you are fewer, and they no longer ask where it leads.',
    'Whatever happens next will be told to children, in one version or another.',
    'The last comfortable lie has been used up; from here on it is loyalty or force.',
  ],
];

export const hooks: readonly string[] = [
  'As the lamps are lit, a note without a signature is pushed under the door: “Not {person}. Look nearer.”',
  'Before you sleep, {witness} brings one more piece of news: {enemy} have asked where you will be tomorrow.',
  'At dusk {group} are back in {place}, more of them, and this time they have brought a leader.',
  'One question is left over from the day, and {person} is the only one who could answer it.',
  'The door has hardly closed when somebody knocks again: {number} times, as agreed, but with the wrong hand.',
  'Your own people are waiting to hear what comes next, and for the first time they do not look at one another.',
  'Then a horse is led into the yard, lathered and riderless, with {paper} still in the saddlebag.',
  'Far off, {sound} begins again, nearer than yesterday.',
  '{paper} lies on your table, the seal already broken; you did not break it.',
  'You have until the morning. {person} made that sound like generosity.',
  'Somewhere in {place} a decision is being taken without you, and you know at least who is in the room.',
];

export const negations: readonly string[] = [
  'You hold back, and the refusal is seen; in {place} that, too, is an act with consequences.',
  'What others expected of {name} does not happen, and {group} are left with their readiness and no use for it.',
  '{name} will not do it: the word passes from mouth to mouth until {enemy} have heard it as well.',
  'To refuse costs more breath than to obey, and you explain yourself {number} times before noon.',
];

/** For what cannot be read as a deed, and for what asks the world to break its own rules. */
export const strange: Readonly<Record<'nonsense' | 'injection', readonly string[]>> = {
  nonsense: [
    'Your secretary holds {paper} to the light, turns it over, and admits that he cannot make out a single line of what you dictated.',
    'What you say reaches {group} as a mere noise; some take it for a foreign tongue, others for a fever.',
    'You must have spoken in your sleep: the clerk has written down a string of signs that no one in {place} can read, and asks for a fair copy.',
    'The message arrives so garbled that {person} has it examined for a cipher, and wastes an afternoon on it.',
  ],
  injection: [
    'A stranger presses {paper} on you that promises power by the mere saying of words. {witness} reads it twice and puts it into the fire.',
    'You demand that the world give way at once, and in {place} the world declines: {group} shrug, and the price of bread stays where it was.',
    'There are soothsayers at {place} who claim to command fate itself; you repeat their formula aloud, and only a pigeon takes notice.',
    'Your secretary cannot make out by whose authority such an order would be given, and files it among the curiosities.',
  ],
};
