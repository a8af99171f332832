/** Small things that anybody would know, as they are said here. */
import type { Particulars } from '../particulars.js';

export const particulars: Particulars = {
  lines: {
    age: [
      'Thirty-one, {title}, and I look it by candle.',
      'Twenty-four, if the curé wrote it down the same week.',
      'Forty at Candlemas. I feel it in the stairs.',
      'Old enough to remember the last King’s funeral; there was singing.',
    ],
    home: [
      'From the faubourg, {title}, two stairs up on the court side.',
      'Picardy, before. One loses it in a year here, all but the way of saying “bread”.',
      'I lodge with a widow near the river. She counts the candles.',
      'From a village of which you have never heard, and it has never heard of you.',
    ],
    kinsfolk: [
      'A wife, three children and a mother-in-law; the mother-in-law eats.',
      'One sister, in service. She writes when she has paper.',
      'Two boys, {title}. They are in the street with everybody else’s.',
      'Nobody who would send to ask where I am.',
    ],
    business: [
      'I work when there is work, {title}, and since Easter I look on.',
      'The same as everybody: I came to see, and now I am in it.',
      'I have my trade, and my trade has shut its shutters.',
      'I was sent on an errand this morning, and the errand has changed its mind.',
    ],
    wants: [
      'Bread at eight sous, {title}. After that I shall think of something finer.',
      'A place. A small one with a coat to it.',
      'Your word that my name will be left out of it, and a louis to help me forget yours.',
      'Work for my eldest. He can write a fair hand.',
    ],
    sender: [
      'A gentleman without a carriage, {title}, and with a carriage’s boots. He paid in advance and did not introduce himself.',
      'I had it from a clerk, who had it from behind a door.',
      'I’d say if I lived alone. I don’t live alone.',
      'It was two écus and no name. For a name one would have had to pay him.',
    ],
    gotFrom: [
      'From where everybody got theirs, {title}: there was a door, and then there was none.',
      'I bought it off a man on the quay who was in a great hurry.',
      'My cousin had two.',
      'It was leaning against a wall and no one was leaning against it.',
    ],
    cameBy: [
      'On foot, {title}, and over one wall that I should not care to meet again.',
      'In a laundry cart. Nobody looks under sheets.',
      'I told them that I had a sick aunt; they had aunts themselves.',
      'I came in behind a priest and looked pious.',
    ],
    orders: [
      'To let no one by without a paper, {title}, and nobody has told us what the paper looks like.',
      'To hold our ground and not to fire first. I underline “first”.',
      'To await orders. It is the only one that always arrives.',
      'To show ourselves and do nothing; we are very good at it.',
    ],
    fears: [
      'Of hunger, {title}; I have met it before.',
      'That they will come with the hussars at night, when one cannot see whether they mean it.',
      'Of being the one who is remembered for it.',
      'Paper. A sword is over in a minute; a list goes on.',
    ],
    moods: [
      'It is nothing, {title}. I have been on my feet since four.',
      'I was thinking of somebody who would have liked this.',
      'One laughs or one weeps; today they use the same muscles.',
      'My nerves. They will be better after supper.',
    ],
    reasons: [
      'It seemed a good idea in the crowd, {title}. Most things do.',
      'Because nobody else would, and it was getting late.',
      'It had to be one thing or the other, and the other was worse.',
      'I was told that it was for the nation; I took them at their word.',
    ],
    judgement: [
      'It reads well, {title}. I should like to see who is to pay for it.',
      'Half of it is excellent, and the other half will be the half that is carried out.',
      'I should cut the end. One always should.',
      'It is bold, and it is late; a week ago it would have been only bold.',
    ],
    yesOfMe: [
      'Yes, {title}, since you ask it to my face.',
      'I did, yes; I’m not ashamed of it before you.',
      'Quite so. I had hoped nobody would notice.',
    ],
    noOfMe: [
      'No, {title}, upon my mother’s head.',
      'Not me. I know the fellow you mean, but it was not me.',
      'Never; I’d have dined out on it.',
    ],
    motiveOf: [
      'Because you wanted {wants}, {title}. The rest is what one says afterwards.',
      'I should say for {wants}; and I have heard you deny it very warmly, which decided me.',
      'To get {wants}. It is written on you in a large hand.',
    ],
    price: [
      '{price}, and that is robbing oneself.',
      'One asks {price} for it, this week.',
      '{price}; before the bread went up it was less.',
    ],
    people: [
      '{count}, unless some have gone home to supper.',
      'It came to {count} at the last count, which was made aloud.',
      'Some say more, but {count} is nearer the truth.',
    ],
    things: [
      '{count}, all told.',
      '{count}; somebody has kept a list.',
      'One finds {count}, and looks no further.',
    ],
    measure: [
      'About the height of a man with his hat on.',
      'Ten feet, or as good as.',
      'Larger than it looks from the street, and not as large as they say in the cafés.',
    ],
    duration: [
      'Two days, with good horses and no speeches.',
      'As long as a mass with a sermon.',
      'Until tomorrow evening, if nobody meddles with it.',
    ],
    past: [
      'Yesterday, towards five in the afternoon.',
      'Two days ago, before the theatres opened.',
      'Last night, when the lamps had been lit.',
    ],
    future: [
      'Tomorrow, before noon.',
      'Within two days, unless it is put off again.',
      'This evening, late, or not at all.',
    ],
    weather: [
      'Close, with a white sky. There will be thunder or there will be flies.',
      'It is fair, and there is a little wind from the river.',
      'Dull, and dry enough to go without a cloak.',
    ],
    condition: [
      'In good health and in bad temper, at the last report.',
      'On two legs, and eating; that much has been heard.',
      'Pale, but one says that of everybody this month.',
    ],
    contents: [
      'A handkerchief, some bread, and a pamphlet that has been much read.',
      'Bills, and all of them unpaid.',
      'Old linen, with eleven sous tied up in the corner of it.',
    ],
    whereabouts: [
      'Two streets further, on the left, where the shutters are green.',
      'In the back, behind whatever is in front.',
      'Near the river, when it was last seen; that was this morning.',
    ],
    someone: [
      'It was {someone}, to judge by the noise.',
      'Nobody but {someone}.',
      'If one must name somebody: {someone}.',
    ],
    atDoor: [
      'A porter, out of breath, with his hat in his hand.',
      'Two men of the district, and a lantern between them.',
      'Somebody’s servant; he has been told to wait for an answer.',
    ],
    meaning: [
      'Whatever the last speaker said it meant; but it is meant kindly.',
      'That one is for the nation, or would like to be taken for it.',
      'That somebody has had enough, and has found a colour for it.',
    ],
    manner: [
      'Rather fast, and with a good deal of shouting.',
      'Decently, considering the day.',
      'By the back, and without asking the porter.',
    ],
    whyThey: [
      'Because everybody else does; today that is reason enough.',
      'There is a brother in it, or a debt; there generally is.',
      'Out of fright, for the greater part, and the rest is heat.',
    ],
    wordsOf: [
      'That things could not go on as they were; nobody contradicted it.',
      'Very little, and all of it in the subjunctive.',
      'That it would have to be laid before the others first.',
    ],
    errandGood: [
      'The answer is there: {who} agreed, and added a compliment.',
      '{Who} said yes to it, and said so before witnesses.',
    ],
    errandEven: [
      'There is a reply from {who}, four pages of it, and it comes to “later”.',
      '{Who} would like to have it in writing first, and by somebody else.',
    ],
    errandBad: [
      '{Who} declined, and let it be known at supper.',
      'It came back: {who} would not even break the seal.',
    ],
  },
  names: {
    he: [
      'Étienne Barbier',
      'Jacques Lemoine',
      'Pierre Chauvet',
      'Nicolas Petit',
      'Antoine Gaudin',
      'Claude Maréchal',
      'Simon Toussaint',
    ],
    she: ['Jeanne Colin', 'Marguerite Pinel', 'Françoise Renard', 'Toinette Moreau', 'Louise Gobert'],
  },
  prices: [
    [/\b(?:bread|loaf|loaves)\b/i, ['fourteen sous and a half the four-pound loaf']],
    [/\bclocks?\b|\bwatch(?:es)?\b/i, ['five louis', 'six louis and the chain extra']],
    [/\b(?:horse|mare|mount)s?\b/i, ['eighteen louis', 'twenty louis']],
    [/\b(?:pistol|musket|gun|rifle)s?\b/i, ['thirty livres', 'a louis and a half']],
    [/\b(?:coach|carriage|cab|cart|boat)\w*\b/i, ['thirty sous the hour', 'six livres the day']],
    [/\b(?:wine|coffee|beer|brandy|dinner|supper|soup|drink|meal)\b/i, ['ten sous', 'fifteen sous']],
    [/\b(?:print|copies|pamphlet|poster|sheet|book)\w*\b/i, ['twelve livres the hundred', 'two sous apiece']],
    [/./, ['six livres', 'twelve livres', 'three louis', 'forty sous']],
  ],
  ranges: [
    [
      /\b(?:cannon|gun|artillery|howitzer|twelve-pounder|eight-pounder)s?\b(?!powder)/i,
      'A field piece throws its ball a thousand yards and is laid with any certainty at six hundred; grape clears what is within three hundred.',
    ],
    [/\b(?:musket|rifle|fusil)s?\b/i, 'A musket carries two hundred paces, and one hits a man at eighty.'],
    [/\bpistols?\b/i, 'Across a room it is sure, across a street it is luck.'],
  ],
};
