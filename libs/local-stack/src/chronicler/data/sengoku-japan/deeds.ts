import type { EraVoice } from '../era-voice.js';

export const deeds: EraVoice['deeds'] = {
  speak: {
    done: [
      'You speak kneeling, so that they must be quiet in order to see you.',
      'You name the dead first, in the order of their falling, and then what you want.',
      'You put the fan down before you; until you take it up, no one may answer.',
      'You say it in the speech of your own village, and some of them weep who had not meant to.',
      'You tell it as an old tale, and every man present finds himself in it.',
      'Your voice does not rise; the rain rises, and they lean in.',
    ],
    well: [
      'A hundred foreheads touch the mat, one after another, like a wave arriving.',
      'They answer with their lord’s war-cry, and then with yours.',
      'Nobody speaks; then the oldest of them begins to tie on his helmet.',
    ],
    badly: [
      'They bow, precisely as deep as they must.',
      'A captain laughs behind his sleeve, and is not the only one.',
      'It was finely said, and each has heard a different promise in it.',
    ],
  },
  persuade: {
    done: [
      'You talk of the weather, the harvest and his son, and on leaving add one sentence.',
      'You pour his sake yourself, and keep pouring.',
      'You praise his father’s one mistake as if it had been a principle.',
      'You hand him your short sword to look at, and go on talking while he holds it.',
      'You describe the attack on his castle exactly as you would lead it.',
      'You let the tea grow cold, and say that you can wait.',
    ],
    well: [
      'He sends for brush and blood.',
      'His men turn their banners round, without haste, as one turns over a mat.',
      '“I was about to propose it,” says {person}; it is now his own idea.',
    ],
    badly: [
      'He will ask his mother, who is in the other camp.',
      'His answer is a poem, and the season in it is wrong.',
      '{person} promises you everything but a date.',
    ],
  },
  command: {
    done: [
      'Three conch blasts, and the valley stands up.',
      'You move one marker on the map, and two thousand men begin to walk.',
      'You send the young to the front, and the veterans where it will matter.',
      'You have the rice pots broken: they will eat tonight in the other camp.',
      'Every third man carries two torches, and from the ridge you look like an army.',
      'You give the order to your brother, aloud, so that he cannot have misheard.',
    ],
    well: [
      'The ford is yours by dawn, and your feet are dry.',
      'They arrive a day before they could have, asleep on their feet, in step.',
      'Not a dog has barked along the whole road.',
    ],
    badly: [
      'The left wing sits down on a hill to see who will win.',
      'They march, and the rice does not.',
      'Your brother has misheard.',
    ],
  },
  fight: {
    done: [
      'The matchlocks speak in three ranks, and then one can see nothing whatever.',
      'You are in the gate, among spears as close as a bamboo grove.',
      'Somebody calls out his lineage, and is cut down in the third generation.',
      'You ride straight at the horo cloak, since all the rest is mist.',
      'Pikes come down together, sixteen feet of them, and it is a matter of who slips.',
      'It rains; the matches go out, and it becomes an older war.',
    ],
    well: [
      'Their banners go over the ridge, folded anyhow.',
      'The head is brought to you, washed, with its hair combed.',
      'You have taken the outer wall, and the inner one sends out a priest.',
    ],
    badly: [
      'You withdraw by the river path, {number} fewer, and nobody sings.',
      'Your flag-bearer is dead, and three others have been, one after the other.',
      'The castle stands in its smoke as if it had only been smoking.',
    ],
  },
  negotiate: {
    done: [
      'You meet in a tea room of two mats, swords on the rack outside.',
      'You send a monk, and they send a monk; the monks were novices together.',
      'You speak of five provinces in such a way that three seems modest.',
      'A daughter is mentioned, and everyone admires the scroll.',
      'You write the oath on the back of a Kumano charm, whose crows are said to die of lies.',
      'You give way on the castle, and keep the road that leads to it.',
    ],
    well: [
      'Blood is pressed beside two names, and you are kin, for a season.',
      'They will withdraw by the next new moon, and leave the granary full.',
      'A boy of six is carried in, asleep: their hostage, and your proof.',
    ],
    badly: [
      'The oath is signed; one crow, you notice, is missing from the charm.',
      'The go-between has been promised something by each side, and is content to go between.',
      'They thank you for the scroll.',
    ],
  },
  flee: {
    done: [
      'You go as a pilgrim, with a bell, and ring it at every barrier.',
      'The mountain people take you through Iga by a path that is mostly stream.',
      'You leave your helmet on a post by the fire, with somebody brave beneath it.',
      'You cross the strait under nets that have been out for a week.',
      'You give away your horse, the one thing about you that would be recognised.',
      'You let the river have your armour; it had been a gift.',
    ],
    well: [
      'Behind you they are cutting down the post.',
      'You come out above your own fields, and smell your own smoke.',
      'At the barrier they blow their noses, and let the bell go by.',
    ],
    badly: [
      'You live; the one who wore your helmet has been put on show as you.',
      'Peasants have your baggage, and know by now whose it was.',
      'You reach the coast, and the boat has been gone for the length of a prayer.',
    ],
  },
  investigate: {
    done: [
      'You ask what the horses have been fed, and know from it how far they came.',
      'You lie on a roof until the dew is through both layers.',
      'You have the ashes of a letter floated upon water, and some of it reads.',
      'A blind masseur is asked whose shoulders were hard.',
      'You count cooking fires, and divide by what you know of lies.',
      'You compare two oaths by the same hand, and the hand shook once.',
    ],
    well: [
      'You have the day, the gate and the password, which is “plum”.',
      'One of his three captains is for sale; it is the pious one.',
      'The dead man’s sandals were tied in the manner of Kai.',
    ],
    badly: [
      'The spy is yours; it seems that he is theirs as well.',
      'You find the room, still warm, with tea for two poured out.',
      'Whoever he was, his teeth have been blackened and his name filed off.',
    ],
  },
  pray: {
    done: [
      'You pour cold water over your wrists, and clap twice, and the cedars listen.',
      'You copy one line of the sutra, and it takes all morning.',
      'You hang a sword in the shrine of Hachiman, and go home lighter on the left.',
      'The abbot’s drum is slower than your heart, and then it is not.',
      'You walk round the hall a hundred times, and lose count on purpose.',
      'You burn incense for those whom you killed, by name where you have it.',
    ],
    well: [
      'Two doves fly up from the roof, and the whole column has seen them.',
      'The monks will pray for you, and, what is more, hide your grain.',
      'You come down the steps unhurried, and men fall in behind you.',
    ],
    badly: [
      'The oracle slip says “later”, and is tied to the tree with all the others.',
      'The abbot has prayed this week for four lords, against one another.',
      '{enemy} were at the same shrine, an hour before you, with a better sword.',
    ],
  },
  trade: {
    done: [
      'You sit down with the merchants of Sakai, who serve you tea from your own province.',
      'You have each bale opened, and smell it.',
      'You pledge next year’s rice, at this year’s measure.',
      'Silver is weighed, and the weights are weighed.',
      'You buy saltpetre from a man with a crucifix and no change.',
      'You open one market without dues, and wait for the roads to bend toward it.',
    ],
    well: [
      'Three hundred guns, and powder to be rude with.',
      'By the tenth month the road past your gate needs widening.',
      'They give you credit, and, as a sign of regard, the truth.',
    ],
    badly: [
      'The silver is good on the outside.',
      'The ship is in, and {enemy} are unloading it.',
      'You have rice for a siege, and nobody who will carry it up the hill.',
    ],
  },
  scheme: {
    done: [
      'You write a grateful letter to an enemy’s general, and take care that it is caught.',
      'You send back their spy, well fed, with a present for his master.',
      'A rumour is let go in the bath-house, and walks to the castle by itself.',
      'You change the guard an hour early, in another lord’s colours.',
      'The tea master will seat them in the order that you suggested.',
      'You lose a map, with one wrong ford in it.',
    ],
    well: [
      'He has put his best general to death; he did it weeping, they say.',
      'Their van is in the wrong ford to the saddle.',
      'At midnight a postern opens that has been nailed up for ten years.',
    ],
    badly: [
      'The spy has eaten well, and stayed.',
      'Your letter is answered, in kind, and yours are the generals who read it.',
      'The rumour walks to the castle, and then home again, and has grown.',
    ],
  },
  build: {
    done: [
      'You dam the stream, and the stream begins to think.',
      'Stones come down the valley on sledges, with drums, girls and sake to make them lighter.',
      'Farmers drill with poles that will be pikes, in rows that were lately radishes.',
      'You raise a keep of paper and laths on the side from which they will see it.',
      'You mark each stone with the crest of the man who is to lift it.',
      'You have the road strewn with sand, for the hooves, and for the look of it.',
    ],
    well: [
      'It stands in a night, and by daylight they take it for real; by then it is.',
      'The wall has a curve like a fan, and water cannot stand on it, nor can men.',
      'They move as one, and only one of them is a radish farmer still.',
    ],
    badly: [
      'The rains take the dam, and your overseer with it.',
      'It is finished, says the carpenter, all but the well.',
      'They work like men who have seen four lords, and expect a fifth.',
    ],
  },
  write: {
    done: [
      'You grind the ink slowly, which is half of the letter.',
      'You write in the women’s script, so that it may be taken for something harmless.',
      'One brush-stroke is left open, and he will know why.',
      'You enclose a sprig of something out of season.',
      'You write it three times, and burn the two that were true.',
      'The courier learns it by heart, and the paper says only that he is to be fed.',
    ],
    well: [
      'He has answered on the same sheet, between your lines.',
      'The reply is a falcon’s feather: he will come, and fast.',
      'It is copied in four castles, and in each they think it was meant for them.',
    ],
    badly: [
      'It is delivered to the right house, on the wrong side of the river.',
      'He sends it back, with the calligraphy corrected.',
      'It is read by his mother, who knew your mother.',
    ],
  },
  wait: {
    done: [
      'You go hawking, and bring home nothing, with great thoroughness.',
      'You prune the pine, one needle at a time.',
      'You let your men bring in the barley, as if there were no war.',
      'You play go with your prisoner, and leave the game unfinished.',
      'You are ill, your doctors say; they have been told of what.',
      'You listen to the lute-player to the end, and send for him again.',
    ],
    well: [
      'On the third day they quarrel, over there, and strike a third of their tents.',
      'He who cannot wait has sent you his first offer, and his last.',
      'The bird sings, in its own time.',
    ],
    badly: [
      'The barley is in, and so is the enemy’s.',
      'Your allies take the pine for an answer.',
      'You are believed to be ill; your heir is being visited.',
    ],
  },
};
