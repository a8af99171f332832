/** Small things that anybody would know, as they are said here. */
import type { Particulars } from '../particulars.js';

export const particulars: Particulars = {
  lines: {
    age: [
      'I was born when Sulla was dictator, {title}; work it out from there.',
      'Thirty by the censor, and thirty-three by my mother.',
      'Twenty-two next Saturnalia.',
      'Past forty, {title}. I have the teeth of fifty.',
    ],
    home: [
      'From Praeneste, {title}. You see the sea from there, and that is all that can be said for it.',
      'The Subura, fourth floor, over a dyer.',
      'A farm near Sulmo once. There is a veteran sitting on it.',
      'Wherever the standards are stuck in, that is my town.',
    ],
    kinsfolk: [
      'A wife I see at the Saturnalia and a boy who does not know me.',
      'My father’s alive, {title}, and still has me in his power, the old miser.',
      'Two daughters: think of the dowries.',
      'None living. I keep the masks dusted.',
    ],
    business: [
      'I wait upon people who wait upon people, {title}.',
      'I was passing when it began, and it has not left off.',
      'I do what the day’s list says, and today there was no list.',
      'I came about a debt. It can wait, I see.',
    ],
    wants: [
      'My freedom, {title}, and a stall. I’d not trouble the world further.',
      'Ten iugera with a spring, where nobody marches through.',
      'That you will remember my face when you are consul.',
      'Silver, and no receipt.',
    ],
    sender: [
      'A freedman with a good ring gave it me. Whose freedman, he kept to himself, and he did not stammer over it.',
      'It was paid through a banker, {title}, and a banker has no tongue.',
      'I’d be crucified for the name, and only beaten for leaving it out. You see how I reckon.',
      'One of the great houses; the doorman had silver buckles. I never went past the doorman.',
    ],
    gotFrom: [
      'Won at dice, {title}, from a man who has not asked for it back.',
      'It was part of somebody’s pay, and he drank.',
      'Out of the Gallic booty. There was a heap, and one took.',
      'My old master left it to me; there was a line about it in the will.',
    ],
    cameBy: [
      'Under the reed mats of a mule cart, {title}. I still have the pattern on me.',
      'By the drovers’ track; soldiers keep to roads.',
      'I said I was a slave of Pompey’s, and they held the gate for me.',
      'I swam the last of it and I’m no swimmer.',
    ],
    orders: [
      'To stop whoever has no letter and to read whoever has one.',
      'To keep the road open, {title}, and not to say for whom.',
      'To stand to arms until somebody with a crest comes.',
      'To look as if there were more of us.',
    ],
    fears: [
      'The lists, {title}. My father was on Sulla’s.',
      'Of a wound in the belly. Everything else a man gets over.',
      'That whoever wins, I shall have cheered for the other.',
      'The sea, and lawyers.',
    ],
    moods: [
      'Dust, {title}. This province is made of it.',
      'I remembered a joke, and then who had told it to me.',
      'Lack of sleep looks like a great many other things.',
      'It takes me so in winter.',
    ],
    reasons: [
      'I had given my word, {title}, and I’ve not been let off since.',
      'Call it gain, if you like; but I’d have done it for less than I got.',
      'It was that or run, and I’ve bad knees.',
      'Because it was asked by one to whom I owed it. You know how that is.',
    ],
    judgement: [
      'The plan’s good, {title}. It’s the people in it I’d change.',
      'I would do it a day sooner and with half the words.',
      'It has a hole in the middle, and the hole has cavalry in it.',
      'Well conceived. So was Carrhae.',
    ],
    yesOfMe: [
      'I did, {title}, by Hercules, and I’d own to it in court.',
      'Yes. Better from me than from the next man.',
      'That’s so; you have it from the mouth that did it.',
    ],
    noOfMe: [
      'No, {title}, and may I lose the sacrifice if I lie.',
      'Not once. I’d have kept the receipt.',
      'No: you’ve been told wrong, or told about my cousin.',
    ],
    motiveOf: [
      'For {wants}, {title}; it has been said in every bath-house, and for once they’re right.',
      'You wanted {wants}. Put a toga on it, it’s still that.',
      'As I read it, {wants}. You never wasted a step on anything else.',
    ],
    price: [
      '{price}, and at that it’s a present.',
      'They’d want {price} for it, before the haggling.',
      '{price}; last month, with the roads open, one could have had it cheaper.',
    ],
    people: [
      '{count}, and a few who will not answer to their names.',
      'By the roll it is {count}.',
      '{count}; it was shouted along the line and came back the same.',
    ],
    things: ['{count}, by the inventory.', '{count}, and the dust of one more.', 'Counted twice: {count}.'],
    measure: [
      'Twelve feet by the rod, give or take a thumb.',
      'As tall as two men, one of them standing on the other’s shoulders.',
      'Enough, and an engineer would add a third for safety.',
    ],
    duration: [
      'Four days by the road, less if the mules are changed.',
      'A watch of the night; two, if it freezes.',
      'Till the next market day.',
    ],
    past: [
      'The day before yesterday, at the lighting of the lamps.',
      'In the third watch last night.',
      'Yesterday, about the sixth hour.',
    ],
    future: [
      'Tomorrow at first light.',
      'Before the Ides, if the omens behave.',
      'In two days, or word will come why not.',
    ],
    weather: [
      'Cold and clear; there will be frost on the shields.',
      'Overcast, with a north wind that finds every seam.',
      'Dry underfoot, which is more than one may ask.',
    ],
    condition: [
      'Sound, and working, at the last letter.',
      'Coughing a little and dictating all the same, they say.',
      'Neither better nor worse than the times.',
    ],
    contents: [
      'A spare tunic, dried figs, and a tablet with the wax scraped clean.',
      'Accounts. There is nothing so dull, nor so dangerous.',
      'Sand, mostly, and a purse with nine denarii under it.',
    ],
    whereabouts: [
      'Behind the granary, where the carts are.',
      'A bowshot off the road, to the left of the tombs.',
      'At the third turning, by the shrine with the broken nose.',
    ],
    someone: [
      'That was {someone}, and it was heard on the Capitol.',
      'Everybody looked at {someone}, and rightly.',
      '{Someone}: there is no doubt of it.',
    ],
    atDoor: [
      'A horseman, still in his cloak, with mud up to the knee.',
      'Somebody’s freedman, and he has run.',
      'Two slaves with a lantern, and their master behind it.',
    ],
    meaning: [
      'That there is a man behind it with a following; otherwise he’d have whispered.',
      'It can be read two ways, and was made so.',
      'To the augurs one thing, to the legions another.',
    ],
    manner: [
      'In good order, with one man swearing.',
      'Cheaply, for once.',
      'The old way: one talked, and the others went round behind.',
    ],
    whyThey: [
      'For the reason there always is: somebody owes somebody.',
      'It’s fear, dressed up for company.',
      'Because of the news; it has not agreed with anyone.',
    ],
    wordsOf: [
      'That the Republic must come first; after that the voices dropped.',
      'A great deal about the laws and a little, at the end, about money.',
      'That he’d rather hear it from a friend. Nothing besides was caught.',
    ],
    errandGood: [
      '{Who} did as was asked, and the token that came back is genuine.',
      'There is word from {who}: agreed, on the terms that were sent.',
    ],
    errandEven: [
      '{Who} put it before the council there, and the council adjourned.',
      'Word from {who}: they will do it as soon as somebody else has.',
    ],
    errandBad: [
      '{Who} had it read out for the amusement of the table.',
      'From {who} came the seal alone, broken across.',
    ],
  },
  names: {
    he: [
      'Gaius Vettius',
      'Sextus Oppius',
      'Publius Mallius',
      'Marcus Petreius Niger',
      'Philo',
      'Hermias',
      'Lucius Aufidius',
    ],
    she: ['Fausta', 'Vibia', 'Chione', 'Melissa', 'Hostia'],
  },
  prices: [
    [/\bslaves?\b/i, ['five hundred denarii', 'six hundred denarii']],
    [/\b(?:horse|mare|mount)s?\b/i, ['four hundred denarii', 'five hundred denarii']],
    [/\b(?:mule|donkey|ox)\w*\b/i, ['a hundred and thirty denarii', 'a hundred and fifty denarii']],
    [/\b(?:bread|loaf|grain|corn|wheat|flour)\b/i, ['four sesterces the peck', 'three sesterces the peck']],
    [/\b(?:wine|dinner|supper|meal|fish|drink)\b/i, ['two sesterces', 'a denarius']],
    [/\b(?:ship|boat|galley|passage)\w*\b/i, ['thirty denarii a head', 'twenty denarii a head']],
    [/\b(?:sword|shield|armou?r|helmet|spear)s?\b/i, ['forty denarii', 'sixty denarii']],
    [
      /\b(?:villa|house|estate|farm|land)s?\b/i,
      ['eighty thousand sesterces', 'a hundred and twenty thousand sesterces'],
    ],
    [/./, ['twenty denarii', 'fifty denarii', 'twelve denarii', 'two hundred sesterces']],
  ],
  ranges: [
    [
      /\b(?:ballistae?|catapult|scorpion|engine|artillery)s?\b/i,
      'It sends its shot four hundred paces, and through a man at a hundred and fifty.',
    ],
    [/\b(?:pilum|pila|javelin)s?\b/i, 'Thirty paces from a good arm; it is thrown at fifteen.'],
    [/\b(?:bow|arrow|archer|sling|slinger)s?\b/i, 'Two hundred paces with the wind, half of that to hit.'],
  ],
};
