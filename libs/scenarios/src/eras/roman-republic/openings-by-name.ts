/** Where the great stood on 10 January 49 BC. */
import type { Opening } from '../../scenario.js';

const rubicon: Opening = {
  narrative:
    'You spent the afternoon looking at plans for a school of gladiators, and praised the drains. You bathed. You dined, in company, and were thought in excellent spirits; and at dusk you told your guests that you felt a little unwell, begged them to stay until you were back, and walked out of your own house by the kitchen door to a hired carriage drawn by the mules of the baker next door.\n\nIt is the tenth of January. You are {name}, proconsul of the Gauls until certain people say otherwise, and they have said it. The lamps went out; you lost the way; a shepherd led you on foot along a sheep track until the sky turned grey. Now there is water in front of you. It is a very small river. A child could throw a stone across it, and behind you in the mist, not speaking, stand the cohorts of the Thirteenth, three hundred horse, and ten years of your life.\n\nOn this bank you are the law. On that one you are an enemy of the Roman people, and so is every man who follows you, to the last mule-driver. Asinius Pollio has come up beside you. He does not ask. It is merely that he has stopped where you have stopped, and that the whole army, rank after rank, is doing the same. “We can still go back,” you hear yourself say to him.',
  suggestions: [
    { title: 'Cross', text: 'Order the Thirteenth to cross, and ride into the water first.' },
    {
      title: 'Speak to the Thirteenth',
      text: 'Tell the Thirteenth what Rome has done to their tribunes and to you.',
    },
    {
      title: 'Offer peace once more',
      text: 'Write to Pompey once more, and offer him peace.',
    },
  ],
};

const road: Opening = {
  narrative:
    'A slave’s cloak smells of its last owner. You have worn this one for three days, lying in the bottom of a hired cart under a load of somebody’s onions, while the milestones of the Flaminian Way went by in the dark, each with its polite inscription. It is the tenth of January. You are {name}, and three days ago you had a seat in the curia.\n\nThe consul was quite clear. He could not answer, he said, for your safety, and he looked at the door. So the sacred veto of the Roman people left the Roman Senate by the side entrance in a borrowed hood; and you have been composing ever since, to the rhythm of the wheels, the account of it that you will give to Caesar’s soldiers. It is a good account. It improves with every mile. It hardly needs a lie.\n\nToward morning the cart stops. There is a light across the road, held low, and behind it the shape of a horse. “Who goes north?” says somebody in the Latin of the camps, quite without heat, as one who has already decided what to do with any answer but one. Your driver begins to pray. You stand up among the onions, and feel how cold it is, and put the hood back from your face.',
  suggestions: [
    {
      title: 'Give your name',
      text: 'Tell the horseman with the lantern your name, and ask him to take you to Caesar.',
    },
    {
      title: 'Ask whose man he is',
      text: 'Ask the horseman with the lantern whose man he is.',
    },
    {
      title: 'Rehearse the soldiers',
      text: 'Tell the horseman with the lantern how your veto was trampled on.',
    },
  ],
};

const council: Opening = {
  narrative:
    'They meet at the house outside the walls, because the law forbids a man with an army’s command to enter the city, and in this house they are still careful of the law. Someone has thought to bring braziers. Both consuls are here, and so many former consuls that the benches have run out, and the wax of the seals on Caesar’s latest offer has been broken and lies on the floor, where people step on it.\n\nYou are {name}, and it is the tenth day of January. Three days ago the last decree was passed: *let the consuls see to it that the Republic takes no harm.* It felt like doing something. Since then troops have been voted that are not raised, and money that is in no chest; Domitius has been given Caesar’s province, and has not asked how he is to get into it. The man at Ravenna has one legion. Everyone says so, to everyone, several times.\n\n“And if he comes?” asks Favonius at last, who has the gift of saying what nobody will thank him for. He turns to Pompey. “You told us that you had only to stamp your foot. Well: stamp.” No one laughs. In the silence you hear horses in the court below, a challenge, and feet upon the stairs, and you find that you have risen, and that the room is looking at you to see why.',
  suggestions: [
    {
      title: 'Demand the muster',
      text: 'Ask the clerk of the levy how many men there are.',
    },
    {
      title: 'Speak for peace',
      text: 'Tell the former consuls that Caesar’s terms are insolent, and better than this winter will be.',
    },
    {
      title: 'Hear the rider',
      text: 'Have the rider brought in, and ask him what he has seen.',
    },
  ],
};

const camp: Opening = {
  narrative:
    'The winter camp is very tidy; you saw to that yourself. Every tent stands to the line, the latrines are dug to the regulation, and the horses have been walked. It is the tenth of January, there is ice in the ditch, and for nine years now you have made sure each night, before you slept, that if the sun should rise upon a battle it would find these people ready. You are {name}. They say there is nobody who knows Caesar’s army better, and they are right, since half of it you trained.\n\nThere are two letters on the camp table. The one with Caesar’s seal is brief and friendly, and tells you where to be and when. It does not say what for. The other was brought by a dealer in remounts out of Picenum, your own country, who would not take anything for his trouble. It is from an old commander of yours, who does not need to sign. *I never doubted,* it says, *on which bank I should find you.*\n\nOutside, a trumpet gives the second watch. Your groom puts his head in at the flap: the Gauls are asking, he says; the German horse as well. They have been told to make ready, and they want to hear from you that it is true. You look at the two letters. They are nearly the same length.',
  suggestions: [
    { title: 'Obey Caesar', text: 'Order the Gauls to make ready.' },
    {
      title: 'Go over to Pompey',
      text: 'Ride to Picenum with whoever will follow you.',
    },
    {
      title: 'Ride to Caesar',
      text: 'Ride to Caesar’s camp, and ask Caesar what he wants.',
    },
  ],
};

export const openingsByName: Readonly<Record<string, Opening>> = {
  'Gaius Julius Caesar': rubicon,
  'Marcus Antonius': road,
  'Gaius Scribonius Curio': road,
  'Titus Labienus': camp,
  'Gnaeus Pompeius Magnus': council,
  'Marcus Tullius Cicero': council,
  'Marcus Porcius Cato': council,
  'Marcus Junius Brutus': council,
};
