import type { EraVoice } from '../era-voice.js';

export const deeds: EraVoice['deeds'] = {
  speak: {
    done: [
      'A chair is found, and you are on it before you have your first sentence.',
      'You begin with bread, since everyone is listening for it, and come to liberty by the back way.',
      'Three times the bell rings for silence; at the fourth you simply go on.',
      'You have put your notes in the wrong pocket, and are the better for it.',
      'From the gallery somebody shouts “Louder!”, and somebody else “Shorter!”, and you oblige the first.',
      'You name no names, and see several faces fall as if you had.',
    ],
    well: [
      'They carry you as far as the fountain, which is farther than they carried the last one.',
      'By evening your best phrase is chalked on walls, correctly spelt.',
      'A deputy whom you have never met asks leave to repeat it tomorrow as his own.',
    ],
    badly: [
      'They applaud at the wrong place, and the wrong people.',
      'A heckler has the last word, and it is a good one.',
      'The minutes record that you spoke, and that it then rained.',
    ],
  },
  persuade: {
    done: [
      'You let them talk first, which nobody has done since May.',
      'You find the one who is wavering, and speak to the man beside him.',
      'You lay two futures on the table like cards, and turn up only one.',
      'For each objection you pour another glass.',
      'You speak of their children, and have the grace to feel a little ashamed.',
      'You walk them twice round the garden, and it is on the second round that they slow down.',
    ],
    well: [
      'They give you a hand each, and a promise between them.',
      '“Very well,” says {person}, as one who has been overtaken by his own opinion.',
      'They will stand with you; one even asks where.',
    ],
    badly: [
      'They agree so readily that you know they have agreed already with somebody else.',
      '{person} will think it over, which in {place} is a form of no.',
      'You part as friends; that is all you part with.',
    ],
  },
  command: {
    done: [
      'You give the order in half a sentence, and look at your watch so that nobody shall look at you.',
      'Pikes, eleven muskets and a ladle fall in behind you.',
      'Drummers are sent to both ends of {place}, and the street between them fills.',
      'You post the steady ones at the doors and put the brave ones where they can do no harm.',
      'A corporal repeats your order with an oath added, and it is the oath that moves them.',
      'You have the barrier closed, then think of the milk carts, and have it opened by the width of one.',
    ],
    well: [
      'It is done before noon, and with all the windows whole.',
      'They held where you put them; you had not quite believed it.',
      'The section votes you its thanks and, what is rarer, powder.',
    ],
    badly: [
      'Half of them marched; the other half elected a chairman.',
      'The order reached the wrong company, which carried it out admirably.',
      'They obeyed you until the rain, and then they obeyed the rain.',
    ],
  },
  fight: {
    done: [
      'The first volley goes into the chimneys; the second does not.',
      'Somebody drags a paving stone from its bed, and then all {place} is doing it.',
      'You go in under the smoke, with a sword that was made for parades.',
      'There is a staircase, and you fight for each step of it as though it were a province.',
      'A cannon is run up by hand, and its gunner crosses himself before he remembers that one no longer does.',
      'You shout, and hear afterwards that it was “The Nation!”; you could not have told.',
    ],
    well: [
      'They break, and leave behind a drum, {number} hats and the door.',
      'The gate is yours, and the man who held it hands you his sword the right way round.',
      'It is over so quickly that the brave have to be told about it.',
    ],
    badly: [
      'You are driven back as far as the church, and ring its bell until help comes.',
      'The street is lost; what remains of your people is counted twice, and comes out the same.',
      'You carry a boy out of it, and do not ask his name until too late.',
    ],
  },
  negotiate: {
    done: [
      'You meet on the bridge, each side with its own clerk and its own ink.',
      'You concede the adjective and keep the noun.',
      'They ask for hostages, and you offer them dinner; it is taken for subtlety.',
      'You read them their own last proposal, slowly, until they wish to amend it.',
      'For an hour you discuss precedence, and in five minutes the rest.',
      'You write the figure on a slip of paper, fold it, and let it lie.',
    ],
    well: [
      'You come away with two signatures, and only one of them is smudged.',
      'Both sides are displeased in equal measure, and you sleep soundly.',
      'They accept; they even leave the slip of paper behind.',
    ],
    badly: [
      'They sign, and before the sand is dry {enemy} know the terms.',
      'It founders on a comma, as it was meant to.',
      'They ask for one night to reflect, and use it to load.',
    ],
  },
  flee: {
    done: [
      'You leave by the laundry, in a carter’s smock, with your boots in a bundle.',
      'At the barrier you are a dealer in buttons, and so bored that they yawn with you.',
      'You take the road by night and the hedges by day.',
      'Your passport is for a shorter man; you sit down to show it.',
      'A nun lends you her cart, and her opinion of those who need it.',
      'You burn what must be burnt, and burn your fingers with it.',
    ],
    well: [
      'You are through; behind you the barrier comes down on somebody else.',
      'By dawn there is only dew, and a dog that asks nothing.',
      'They search the house, the well and the piano, and you are in none of them.',
    ],
    badly: [
      'You are away, but your name stays behind, and they question it all night.',
      'The postmaster looks from your face to a coin, and back.',
      'You escape with your skin; the papers were in the other coat.',
    ],
  },
  investigate: {
    done: [
      'You ask the laundresses, who know everyone’s linen and most people’s plans.',
      'You sit in {place} behind a newspaper, and turn its pages whenever somebody lies.',
      'The register has a page cut out, so neatly that you know the knife.',
      'You pay for one answer and are given three, of which two are free because they are false.',
      'You follow a lantern as far as the river, and there it is put out.',
      'In a drawer that sticks you find {paper}, and behind it the reason why it sticks.',
    ],
    well: [
      'By evening you have a name, a street and an hour.',
      'You know now who pays, though not yet for what.',
      'The handwriting is that of a man who dined with you on Sunday.',
    ],
    badly: [
      'The trail ends at a wall with fresh plaster.',
      'You have learnt something; unluckily it was that you are being followed.',
      'The witness who knew it all left yesterday, for his health.',
    ],
  },
  pray: {
    done: [
      'You kneel on stone, between a market woman and a man who is watching the door.',
      'The candle is a small one; they are all small now.',
      'The old words come by themselves, and for once you listen to them.',
      'Where the altar cloth was there is a flag, and you pray toward the place between.',
      'You ask for nothing, having made a list.',
      'An organ plays somewhere, or a carpenter does.',
    ],
    well: [
      'When you rise, {group} make way for you without knowing why.',
      'You come out quieter than you went in, and people take it for confidence.',
      'An old woman presses into your hand a medal, and with it a warning that proves true.',
    ],
    badly: [
      'You are seen, of course, and it is noted whether you crossed yourself.',
      'Heaven keeps its counsel, and the sacristan his hand out.',
      '{enemy} make a song of it, with a chorus.',
    ],
  },
  trade: {
    done: [
      'You buy at the tail of the cart, in coin, and the carter bites every piece.',
      'You go through the accounts by candle, and the accounts grow shorter.',
      'The price is named, and you laugh; you are not acting.',
      'You take paper for what you sell and silver for what you lend, until somebody notices.',
      'Forty sacks go into your cellar by night, and each makes the noise of a secret.',
      'You open the strongbox before witnesses, so that they may see how little is in it.',
    ],
    well: [
      'The bargain holds, and there will be bread on your street until the month is out.',
      'You make a fifth on it, and two friends.',
      'By noon the price has moved, and you had moved first.',
    ],
    badly: [
      'The flour is half chalk, and the man who sold it all gone.',
      'You are paid in paper, and it loses a sou on the way home.',
      'You have fed {number} families and enraged three dealers, who have long arms.',
    ],
  },
  scheme: {
    done: [
      'You tell one thing to the barber and its opposite to the priest, and wait.',
      'A letter is lost where it will be found.',
      'You pay a debt for a man who had hoped that nobody knew of it.',
      'You speak in {place} while {sound} drowns every second word.',
      'Three people carry a third of it each, and none has met the others.',
      'You have the list copied, with one name added and one left out.',
    ],
    well: [
      'By midnight {enemy} are searching one another.',
      'The bait is taken, and the hook with it.',
      'He comes to you of his own accord, pale, asking what you want.',
    ],
    badly: [
      'Your letter is found by an honest man, which nobody could have foreseen.',
      'It works, though upon the wrong person.',
      'One of the three has talked; you learn which by his new waistcoat.',
    ],
  },
  build: {
    done: [
      'You have the benches moved before the debate about moving them is over.',
      'Joiners, masons and one philosopher report for work.',
      'You draw it on the floor in chalk, and people step round it already.',
      'Every man drills with a broomstick, and by noon they are soldiers who sweep.',
      'You write down who does what, and hang it where they eat.',
      'The old gate is taken off its hinges and made to serve as a table.',
    ],
    well: [
      'It stands, and those who mocked it lean on it.',
      'By the end of the décade they speak of it as if it had always been there.',
      'The wheel turns, the door shuts, the roll is called and answered.',
    ],
    badly: [
      'It is finished on the day on which the money is, and the roof comes after.',
      'They have built it well, and facing the wrong way.',
      'A committee has been formed to inspect it; it inspects.',
    ],
  },
  write: {
    done: [
      'You write until the candle gutters, and strike out the sentence that you love.',
      'The compositor sets it as you dictate, and improves the spelling.',
      'You seal it, unseal it, add a line, and seal it with the wrong seal.',
      'It fills one side of a sheet; anything longer would be a speech.',
      'You leave the name blank, and everyone will fill in the same one.',
      'The ink is bad and the truth is plain, and both of them run a little.',
    ],
    well: [
      'By noon it is being read aloud in {place} by a man who cannot read.',
      'The answer comes by the same rider: two words, and both of them yes.',
      'Six printers pirate it, which no one has done to {person} in a year.',
    ],
    badly: [
      'It arrives opened.',
      'It is quoted everywhere, from the middle of the sentence.',
      '{person} reads it through, folds it, and asks who has seen it.',
    ],
  },
  wait: {
    done: [
      'You stay in, and let the street come to the window.',
      'You play dominoes in {place}, and lose with attention.',
      'You sit through the whole sitting and do not once ask for the floor.',
      'You walk as far as the river and back, at the pace of a man with nothing to hide.',
      'You let three invitations go unanswered, and note who repeats his.',
      'You sleep, for the first time in a week, and the Revolution goes on without you.',
    ],
    well: [
      'Others move, and one of them moves too far.',
      'Your silence is taken for a plan, and doors open to it.',
      'What could not be had on Monday is offered on Thursday, with thanks.',
    ],
    badly: [
      'While you rested, somebody sat down in your chair.',
      'They voted in your absence, and you have been appointed to regret it.',
      'The moment goes by the window; you even recognise its hat.',
    ],
  },
};
