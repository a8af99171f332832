/** How what was typed enters the story. */

/** `{act}`: "give your speech to the crowd", of any length; it stands at the end. */
export const actLeads: readonly string[] = [
  'Before {group} have properly woken, you {act}.',
  'While {witness} is still looking for reasons against it, you {act}.',
  'With {weather} over the roofs and nobody to ask for leave, you {act}.',
  'You have slept on it, badly, and at first light you {act}.',
  'Nobody in {place} has the right to forbid it, so you {act}.',
  'It would be wiser to wait for {person}; instead, you {act}.',
  'Under the eyes of {witness}, and not hiding from them, you {act}.',
  'As {sound} dies away, you {act}.',
  'You put the matter off no longer: today you {act}.',
  'In full sight of {place}, where such things are remembered, you {act}.',
  'Without a word to {witness}, who would only worry, you {act}.',
  'The hour is not good, but no better one is on offer, and you {act}.',
  'Twice you turn back at the door; the third time you {act}.',
  'While {enemy} are looking elsewhere, you {act}.',
  'Whatever {person} may say of it afterwards, you {act}.',
  'You hear {witness} out, thank him for his caution, and {act}.',
  'You know what it may cost, down to the last coin, and still you {act}.',
  'There has been talk enough in {place}; you {act}.',
];

/** For an act of a few words, which can stand at the beginning. */
export const shortActLeads: readonly string[] = [
  'You {act}, and {place} holds its breath to see what comes of it.',
  'You {act}; by noon it is all that {group} can talk about.',
  'You {act} as if there had never been any question of it, and {witness} nearly believes you.',
  'You {act}, though {witness} has counted off on his fingers what may go wrong.',
  'You {act}, sooner than {enemy} had allowed for.',
  'So you {act}, with {number} people at your back and rather more at the windows.',
  'You {act}, and are surprised to find that your hands are steady.',
  'You {act}, and {person} hears of it before you have finished.',
  'Today, then, you {act}; the doubts can have tomorrow.',
  'You {act}, and there is {sound} to do it by.',
];

/** `{deed}`: "giving your speech to the crowd". Written at most every third turn. */
export const deedLeads: readonly string[] = [
  'You give the day to {deed}, and it leaves you time for nothing else.',
  'There are safer courses than {deed}, as {person} is quick to point out, but this one is yours.',
  'Nobody in {place} expects to find you {deed}, least of all {group}.',
  'You tell no one beforehand, and are well into {deed} before {witness} thinks to object.',
  '“Is it wise?” asks {witness}; but you are already {deed}, and wisdom must catch up.',
  'You have lain awake over it, and the answer was always the same: {deed}, and at once.',
  'You spend an hour on doubts and the rest of the day on {deed}.',
  'It is an odd hour for {deed}, which is why you chose it.',
  'By the time {group} hear of it, you are already {deed}.',
];

/** `{refusal}`: "obey the King". */
export const refusalLeads: readonly string[] = [
  'You will not {refusal}; you say it once, without raising your voice, and {group} hear it all the same.',
  'Others would {refusal}, and have their reasons; you will not, and have yours.',
  '“You will not {refusal}?” asks {person}, as if the words had to be tried on, and you shake your head.',
  'It would be easy to {refusal}, and all {place} waits for it; the day passes, and you have not done it.',
  'They have kept a place for you among those who {refusal}; it stays empty, and {witness} counts the empty places.',
  'To {refusal} would cost you nothing but your good opinion of yourself, and you find that you are not selling.',
  'You do not {refusal}, and you do not explain it, which {group} take harder than the thing itself.',
  'Three times you are asked to {refusal}, each time more politely, and by the third refusal {enemy} have stopped smiling.',
  '{witness} lays everything before you that is needed to begin; you push it back, for you will not {refusal}.',
  'Let who will {refusal}: you sit down in {place}, where you can be seen, and do nothing of the kind.',
  'That you will not {refusal} is known in {place} before supper, and told as a jest, a scandal or a comfort.',
  'You have thought of {number} reasons to {refusal}, and of one not to, and the one is enough.',
];

/** `{quote}`: the player's own words, one sentence. */
export const quoteLeads: readonly string[] = [
  'You put it in words that {witness} has by heart before noon: “{quote}”',
  'What you have decided needs no embroidery: “{quote}”',
  'You say it plainly, so that {enemy} cannot mistake it later: “{quote}”',
  'You tell {witness}, and then, because he asks for it, tell it again more slowly: “{quote}”',
  'Within the hour {group} are repeating it in {place}: “{quote}”',
  'It sounded simpler in your head, but you let it stand: “{quote}”',
  'You wait until {sound} has stopped, and then say it: “{quote}”',
  'To the circle of faces in {place} you have one thing to say: “{quote}”',
  'In the hearing of {group}, and for their sake, you say: “{quote}”',
  '{person} asks what you mean to do, and gets his answer: “{quote}”',
  'You have it written down, so that {witness} can swear to it: “{quote}”',
  'You lean across the table to {witness}: “{quote}”',
  'You do not raise your voice; in {place} it carries all the same: “{quote}”',
  'It is out before you have weighed it: “{quote}”',
];

/** `{target}` is no more among the living. */
export const deadLeads: readonly string[] = [
  '{target} is dead, and what you have to settle there you must settle with a name; {witness} bows his head when you speak it.',
  'You begin to say “{target}”, and the silence of {group} reminds you: there is a grave where you were going.',
  'What you would do, you can only do now in memory of {target}, and {witness} is gentle enough not to say so.',
  'The dead do not answer; for {target} you can do nothing but see that {group} remember.',
  'You go as far as the place where {target} lies buried, and {weather} does the talking.',
];

/** What those about you make of the manner of it. */
export const toneLines = {
  fierce: [
    'You are not calm about it, and you do not pretend to be; {group} give you room.',
    'There is a heat in it that {witness} has not seen in you before, and he steps back a pace.',
    'Your voice cracks the morning open, and a dog in {place} begins to bark.',
    'You strike the table, and {paper} slides to the floor without anybody bending for it.',
  ],
  gentle: [
    'You do it softly, and so it is {enemy} who seem to be shouting.',
    'There is no threat in it, and {group} keep looking for one, as people search a gift.',
    'You are so gentle about it that {witness} has to turn away.',
    'You ask where you might have ordered, and in {place} that is new enough to be noticed.',
  ],
  desperate: [
    'You have nothing behind you but the wall, and {witness} can see the plaster on your sleeve.',
    'It is the last thing you can think of, and {enemy} know it.',
    'Your hands shake; you put them behind you, where {group} see them all the better.',
    'You would sell the roof for one more day, and {place} has begun to guess it.',
  ],
  sly: [
    'You take care that {witness} sees only the half of it that does you credit.',
    'Nothing about you hurries; you even stop in {place} to admire the view.',
    'You have a second explanation ready in case {enemy} ask for the first.',
    'You do it with your left hand, so to speak, while the right is greeting {group}.',
  ],
} as const;
