import type { EraVoice } from '../era-voice.js';

export const deeds: EraVoice['deeds'] = {
  speak: {
    done: [
      'You gather your toga as your teacher showed you, and forget the rest of what he showed you.',
      'You open with a precedent, and the old men lean forward.',
      'You wait until the water-clock is running before you say the thing that takes time.',
      'You lower your voice, so that the back has to be quiet for its own sake.',
      'You ask three questions and answer none of them; {group} do it for you.',
      'A tribune rises to forbid it, and sits down again under a hail of nutshells.',
    ],
    well: [
      'They shout your name, then your father’s, then, for good measure, Rome’s.',
      'When you end, {person} crosses the floor to be seen near you.',
      'A stenographer asks you to repeat the last period; he had been listening.',
    ],
    badly: [
      'They stop you with laughter, at a place where you had planned for tears.',
      'It was well said, all agree, and leave to dine elsewhere.',
      'You are answered, at length, by a man who has your own letters in his hand.',
    ],
  },
  persuade: {
    done: [
      'You speak of old kindnesses as if they were nothing, which makes them large.',
      'You walk him the length of the portico, your hand upon his sleeve.',
      'You let him win the game, and lose the argument.',
      'You remind them whose fathers stood beside whose, and where.',
      'You send your fish-cook over with a turbot, and follow it yourself in an hour.',
      'You say that you quite understand a refusal, and stay seated.',
    ],
    well: [
      '“On my head, then,” says {person}, and touches it.',
      'They will vote with you; their clients will have thought of it themselves.',
      'He gives you his hand, and his ring to show for it.',
    ],
    badly: [
      'He swears by every god, which is several too many.',
      'They will follow you as soon as somebody else has.',
      '{person} embraces you like a man taking measurements.',
    ],
  },
  command: {
    done: [
      'You give the watchword yourself, and see it go down the line like wind through barley.',
      'The camp is struck in the time that it takes to boil lentils.',
      'You dismount, and after that nobody else can ride.',
      'You call a centurion by his name and his father’s; the cohort hears it.',
      'You set them to digging, since a man with a spade is not afraid.',
      'Scouts go out by the four roads, and you have told each of them that his is the one that matters.',
    ],
    well: [
      'By nightfall there is a ditch, a wall and four thousand people who sleep.',
      'They hold until the trumpets, and then wait for leave to stop holding.',
      'The order is carried out to the letter, and the letter was right.',
    ],
    badly: [
      'They ask for their bounty first, with great respect, all at once.',
      'The second cohort took the wrong valley, and is said to be enjoying it.',
      'It is done, three hours late; the enemy is grateful.',
    ],
  },
  fight: {
    done: [
      'The javelins go over, and for a moment the day is dark.',
      'Shield meets shield with the noise of a door that will not open.',
      'You go to where the line is bending, and the line takes notice.',
      'In the alley there is room for two abreast, and you are one of the two.',
      'Tiles come down from the roofs; all Rome, it seems, keeps a supply of them.',
      'You count the ranks as they are relieved, and come to the last one sooner than you should.',
    ],
    well: [
      'They give ground, then shields, then prisoners.',
      'An eagle changes hands, and the man who took it has to be made to let go.',
      'You hold the field, and call it by a name, so that it shall be remembered.',
    ],
    badly: [
      'You bring off the standards, and too few to stand under them.',
      'It ends at the camp gate, which holds, because it has to.',
      'It is not a rout, you tell them, at a run.',
    ],
  },
  negotiate: {
    done: [
      'You meet between the lines, at a table with a leg too short, and each side offers a coin for it.',
      'You exchange hostages, dinners and untruths.',
      'You speak Greek for the compliments and Latin for the figures.',
      'A pig is sacrificed; its liver, fortunately, is in favour of both parties.',
      'You ask for Sicily so as to be given a quay.',
      'They bring out an old treaty, and you bring out an older.',
    ],
    well: [
      'It is sworn, cut in bronze, and may last until the autumn.',
      'You come away with the quay, and with half of the harbour.',
      'The terms are secret, which is to say that they are good.',
    ],
    badly: [
      'They agree to all of it, on condition that it is agreed by somebody who is dead.',
      'The bronze is engraved; a line has been left out, and you find it in the evening.',
      'Your hostages eat well, and theirs have escaped.',
    ],
  },
  flee: {
    done: [
      'You go in a hired cart, under onions.',
      'You change litters at the Porta Capena, and clothes at the second milestone.',
      'The tide serves at the fourth watch; so does a fisherman who does not ask.',
      'You shave, for the first time, with your own hand.',
      'You tell three slaves three harbours, and ride inland.',
      'You take the household gods, and leave the silver to explain your absence.',
    ],
    well: [
      'By sunrise Italy is a line, and then a thought.',
      'They find the bed warm and the well full, and can report nothing else.',
      'A shepherd hides you for a copper, and takes no silver.',
    ],
    badly: [
      'You are clear; your litter-bearers were not, and have been asked.',
      'The harbour-master knows your seal, and keeps you until the wind has changed.',
      'You are safe, and so are the people who will say that you ran.',
    ],
  },
  investigate: {
    done: [
      'You ask your barber what he will not tell you, and leave him alone with it.',
      'You read the accounts of the dead, which are the only honest ones.',
      'You have a letter held over steam, and closed with a hot knife.',
      'You sit with the litter-bearers, where everything is known by weight.',
      'In the archive a box is missing from among its dust.',
      'You send two slaves who hate each other, and believe what they agree upon.',
    ],
    well: [
      'There is a sum, a date and a freedman’s freedman.',
      'You know who carried the purse, and that he is afraid of dogs.',
      'The cipher is a Greek schoolbook, line by line.',
    ],
    badly: [
      'The one who knew has been sold to a mine.',
      'You have found the plot; it turns out to be your own side’s.',
      'A question of yours comes back to you by evening, from {enemy}.',
    ],
  },
  pray: {
    done: [
      'You veil your head, and the flute begins so that nothing unlucky shall be heard.',
      'The bull goes willingly, or is thought to.',
      'You vow a temple, in a low voice, without mentioning the size.',
      'The sacred chickens look at the corn, and at you.',
      'You pour the wine on the stone, and watch which way it decides.',
      'An old priest corrects one syllable, and you begin again.',
    ],
    well: [
      'The entrails are perfect, and {group} have seen it.',
      'A bird goes over on the right, late but clear.',
      'You have kept the rite, and people stand a little nearer to you.',
    ],
    badly: [
      'The chickens will not eat, and all {place} knows it by noon.',
      'The liver has a lobe too few; the haruspex wraps it up quickly.',
      'The gods are silent, and your colleague in the priesthood is not.',
    ],
  },
  trade: {
    done: [
      'You send for the tablets, and wet your thumb.',
      'You buy corn that is still at sea from a man who is still at dinner.',
      'You lend to both sides at one rate, and are called impartial.',
      'You walk the granary with a lamp, and knock on every bin.',
      'You pay in new silver, and let it be seen that it is new.',
      'The auctioneer’s eye finds you behind a pillar, as arranged.',
    ],
    well: [
      'The ships come in, and you are on the quay in a clean toga.',
      'You clear twelve in the hundred, and a senator.',
      'Every debt on the street is yours by evening, at a third of its face.',
    ],
    badly: [
      'The corn is there, and so is the weevil.',
      'Your banker has gone to take the waters, with the water-money.',
      'The price falls on the news that you were buying.',
    ],
  },
  scheme: {
    done: [
      'You let a tablet lie open at the baths, face upward.',
      'You buy the witness his freedom, and then his silence, and then his passage.',
      'You dine with his wife’s brother, and speak only of his wife.',
      'Dice are thrown in a back room, and you lose to the right man.',
      'You have a statue whisper, by means of a boy and a length of lead pipe.',
      'You sign with another man’s flourish; it is easier than your own.',
    ],
    well: [
      'They accuse each other before the praetor, and call you as a witness to character.',
      'He opens the gate himself, believing that it was his idea.',
      'By the Nones {enemy} have two leaders.',
    ],
    badly: [
      'The boy sneezed in the pipe.',
      'The tablet has been found by Cato’s sort of man, and handed in.',
      'All goes as planned, and profits {person}, who had planned it too.',
    ],
  },
  build: {
    done: [
      'You stretch the cord yourself, and the surveyor pretends to check it.',
      'Piles go down into the mud, and a song goes up out of it.',
      'Recruits hack at posts until the posts give in.',
      'You have the road cambered, so that the rain shall not be a party to it.',
      'Every man carries two stakes, and complains of a third.',
      'You enrol them by tribe, by century and by appetite.',
    ],
    well: [
      'The bridge takes a loaded wagon, with the engineer beneath it.',
      'They drill like men who have been at it for years, or at least since breakfast.',
      'It stands, in four-square stone, with your name where the rain will not reach it.',
    ],
    badly: [
      'It stands, and leans toward Pompey.',
      'The contractor has used the good stone for a villa.',
      'It is done; the Tiber rises to look at it.',
    ],
  },
  write: {
    done: [
      'You dictate walking, and the secretary runs out of wax before you run out of reasons.',
      'You smooth over the word “never”, and press “not yet” into its place.',
      'You write as to a friend, with two copies for people who are none.',
      'You seal it with the old ring, whose meaning only one man knows.',
      'Latin for what may be read, Greek for what may not.',
      'It is sixteen lines, and the twelfth of them is the letter.',
    ],
    well: [
      'The answer comes in {number} days, and begins with “my”.',
      'Atticus’s copyists have it; it will be in Athens before the swallows.',
      'He has read it twice, says the courier, and sent for a map.',
    ],
    badly: [
      'The courier is delayed at an inn by somebody generous.',
      'It is read out in the Senate, by a poor reader, with pauses.',
      'It crosses with a letter that begs you, above all, not to write.',
    ],
  },
  wait: {
    done: [
      'You stay at your villa, and send word that you are revising a speech.',
      'You receive the morning callers, all of them, to the last cough.',
      'You fish, and let it be known that you are fishing.',
      'You sit out the games, applauding gladiators whom you have not seen.',
      'You take an omen as a reason for remaining at home.',
      'You read Greek philosophy, and count the couriers on the road.',
    ],
    well: [
      'The others declare themselves, and you know where to stand.',
      'An offer comes, and after it a better one, since you did not answer.',
      'Your enemies tire of watching a man fish.',
    ],
    badly: [
      'The province has been allotted, and not to you.',
      'People have got used to your absence; some have got fond of it.',
      'The fish were biting, and so was everyone else.',
    ],
  },
};
