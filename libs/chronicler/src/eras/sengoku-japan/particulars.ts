/** Small things that anybody would know, as they are said here. */
import type { Particulars } from '../particulars.js';

export const particulars: Particulars = {
  lines: {
    age: [
      'I was born in the year of the dragon, {title}; count it as you please.',
      'Twenty-six, as my mother reckons it.',
      'Thirty and a little. I have not kept the temple’s register.',
      'Nineteen at the New Year.',
    ],
    home: [
      'From a village of eleven hearths, two days behind us. There is a persimmon tree; you would not find it otherwise.',
      'My father’s house stood by a ford that has since moved.',
      'From the hills, {title}, where the rice is thin and the boys are sent down.',
      'Wherever my lord’s kitchen smoke is, I am at home.',
    ],
    kinsfolk: [
      'A wife and two small ones, {title}. They think that I am at market.',
      'My mother lives. The others went with the sickness, the year of the bad harvest.',
      'A brother, and he carries a spear for somebody else.',
      'Nobody any more. It makes one light on the road.',
    ],
    business: [
      'I was told to be here, {title}, and nobody has told me to be elsewhere.',
      'I carry, I wait, I am called. That is the whole of my trade.',
      'I came for rice, and stayed because the road was shut.',
      'What my father did before me, only with less luck.',
    ],
    wants: [
      'A field with water on it, {title}, and my name in the register.',
      'To be forgotten when this is over, with a string of coins to help.',
      'A roof, and your seal on a paper that says it is mine.',
      'Let my son carry your sandals. I ask for nothing that can be eaten.',
    ],
    sender: [
      'A man in a deep hat, {title}, who paid half and let me see no face. His sandals were a samurai’s.',
      'I was given the string of coins by a monk, and a monk is paid by someone.',
      'If I name him my children pay. Cut where you like; I have nothing else to answer with.',
      'One who has his rice from a great house. More he did not wear upon his sleeve.',
    ],
    gotFrom: [
      'From one who no longer needed it, {title}. I did not make him so.',
      'I traded for it on the road, for three days’ millet.',
      'It came to me from my uncle, who had it from a battlefield.',
      'It lay where people had run. I was the first to walk.',
    ],
    cameBy: [
      'By the woodcutters’ path, {title}, and on my belly for the last of it.',
      'I walked where there was water, for dogs.',
      'The guard at the barrier was asleep. I have prayed for him since.',
      'With a bundle of firewood upon my back; nobody stops firewood.',
    ],
    orders: [
      'To stand here and let nobody through who has no word for it.',
      'To hold until the drum, and after that to ask again.',
      'To watch and not be seen to watch. I have spoilt the second half now.',
      'None since the morning, {title}. We are waiting for yours.',
    ],
    fears: [
      'Of dying where nobody knows my name, {title}.',
      'Fire. I have seen a castle go up with the women in it.',
      'That it will all have been for one more lord like the last.',
      'Of the winter, if the harvest is trampled.',
    ],
    moods: [
      'It is only the smoke, {title}.',
      'I thought of somebody. It has passed.',
      'One’s face does as it likes after three nights without sleep.',
      'Forgive me. It will not be seen again.',
    ],
    reasons: [
      'There was no other door open, {title}, and the one behind me was burning.',
      'One eats whose rice one eats. The rest follows by itself.',
      'Because somebody had to, and I was the one who stood there.',
      'I thought it right when I did it. I have not had time to think since.',
    ],
    judgement: [
      'The root is sound, {title}. I should cut two of the branches.',
      'It asks much of the weather and more of other people. But I would try it.',
      'It is well made, and it is made for yesterday.',
      'I like it better than I expected, and trust it less.',
    ],
    yesOfMe: [
      'Yes, {title}. I will not dress it up.',
      'I did, and I do. It is as you say.',
      'It is so, {title}; you would have heard it sooner or later.',
    ],
    noOfMe: [
      'No, {title}. Ask whoever you like.',
      'Not I. I should have to invent it.',
      'No, and I should remember it.',
    ],
    motiveOf: [
      'For {wants}, {title}. You did not say it; you had no need to.',
      'You wanted {wants}, and this was the gate to it. So I understood it, and so I followed.',
      'Men will give you twenty reasons for it. I believe in one: {wants}.',
    ],
    price: [
      '{price}, and it is worth more.',
      'It would go for {price}, here and today.',
      '{price}: so it is asked, and so it is mostly paid.',
    ],
    people: [
      '{count}, as near as one can tell them in this light.',
      'They were counted by their hats, and it came to {count}.',
      '{count}; some of them may have been counted twice.',
    ],
    things: ['{count}, by the tally.', 'There are {count} of it.', '{count}, when it was last looked at.'],
    measure: [
      'As much as two men with a rope would make it, and not more.',
      'A spear’s length and a half.',
      'More than one would wish for, and less than is told of it.',
    ],
    duration: [
      'Three days, if the rain lets be.',
      'Until the incense has burned twice; not longer.',
      'Two days and a night.',
    ],
    past: [
      'Yesterday, about the hour of the Monkey.',
      'Three days ago, before it was light.',
      'This morning, when the temple had just rung.',
    ],
    future: [
      'Tomorrow, by the hour of the Horse.',
      'Not before the day after tomorrow.',
      'When the next bell has gone, or the one after.',
    ],
    weather: [
      'Grey and close, with rain somewhere behind the hills.',
      'It is dry for the moment. The swallows fly low.',
      'There is wind from the south, and the clouds are coming with it.',
    ],
    condition: [
      'Well enough to complain of the food, when there was last word.',
      'Tired and sound, so far as anyone has heard.',
      'No worse than yesterday, and yesterday there was still appetite.',
    ],
    contents: [
      'A change of sandals, a little rice, and a comb that somebody must have given.',
      'Nothing but old cloth, folded round a few coins.',
      'Papers that have been wet, and a charm from Ise.',
    ],
    whereabouts: [
      'Not far: past the well, where the path goes down.',
      'Behind the storehouse, when it was last seen.',
      'A few hundred paces off, on the side away from the road.',
    ],
    someone: [
      'It was {someone}.',
      'That was {someone}; it could be seen quite plainly.',
      'By every sign {someone}, and nobody else.',
    ],
    atDoor: [
      'One of the guard, with a wet hat, who has run.',
      'A servant with a lamp, and somebody behind who does not want to be lit.',
      'A runner from the gate; the others let him by.',
    ],
    meaning: [
      'That the one who made it wished to be noticed, and by whom one may guess.',
      'What it always means: somebody is counting heads.',
      'To those who know it, that they are not alone; to the rest nothing.',
    ],
    manner: [
      'Quietly, and with less trouble than one had feared.',
      'In haste, and not very cleanly.',
      'As such things go: half by plan, half by luck.',
    ],
    whyThey: [
      'Because of what has come up the road; it spares nobody today.',
      'It is the waiting. Men bear anything better.',
      'There is somebody at home to be thought of. There mostly is.',
    ],
    wordsOf: [
      'Only that it could not wait, and that it must not be talked of.',
      'A few courteous words, and none that bound anyone.',
      'That it would be thought over; and then something about the rain.',
    ],
    errandGood: [
      '{Who} took it as it was meant, and sent back that it will be so.',
      'The answer of {who} has come: yes, and no bargaining over it.',
    ],
    errandEven: [
      '{Who} believed half of it: they ask for three days, and keep their spears where they are.',
      'From {who} there came a gift of dried fish and no promise. They are thinking.',
    ],
    errandBad: [
      '{Who} read it, and laughed, and sent it back unsealed.',
      'The answer from {who} is no, in very good handwriting.',
    ],
  },
  names: {
    he: [
      'Taroemon',
      'Yasuke of the lower village',
      'Jinbei',
      'Magoroku',
      'Shinpachi',
      'Kisuke',
      'Heizō',
      'Gonroku',
      'Matashichi',
    ],
    she: ['O-Haru', 'Kiku', 'O-Sen', 'Matsu', 'O-Fuku', 'Tora'],
  },
  prices: [
    [/\bclocks?\b/i, ['sixty pieces of gold', 'forty pieces of gold and a good blade']],
    [/\b(?:horse|mount|mare|stallion)s?\b/i, ['eight pieces of silver', 'twelve pieces of silver']],
    [/\b(?:gun|arquebus|musket|teppo|matchlock)\w*\b/i, ['nine koku of rice each', 'ten koku of rice each']],
    [/\b(?:cannon|culverin)s?\b/i, ['two hundred pieces of silver', 'three hundred pieces of silver']],
    [
      /\b(?:ship|boat|junk)s?\b/i,
      ['thirty pieces of silver', 'a boat’s weight in salted fish, or twenty pieces of silver'],
    ],
    [/\b(?:rice|food|sake|fish|tea)\b/i, ['three strings of coppers', 'a hundred coppers']],
    [/\b(?:sword|blade|katana|armou?r|spear)s?\b/i, ['five pieces of gold', 'seven pieces of gold']],
    [
      /./,
      ['ten pieces of silver', 'six strings of coppers', 'fifteen pieces of silver', 'two pieces of gold'],
    ],
  ],
  ranges: [
    [
      /\b(?:cannon|culverin|big gun|great gun)s?\b/i,
      'It throws a ball some five or six hundred paces, and hits what it aims at within two hundred.',
    ],
    [
      /\b(?:arquebus|gun|musket|teppo|matchlock)\w*\b/i,
      'A ball kills at a hundred paces, and goes through armour at fifty.',
    ],
    [/\b(?:bow|arrow|archer)s?\b/i, 'An arrow carries two hundred paces and more; one aims at eighty.'],
  ],
};
