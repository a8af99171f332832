import type { Opening } from '../../scenario.js';

export const openings: Readonly<Record<string, Opening>> = {
  daimyo: {
    narrative:
      'Rain has been falling for so long that the garden has stopped being a garden and become a sound. You have listened to it since before light, on the second day of the sixth month of Tenshō 10, with the map unrolled across your knees and the lamp drawn close, moving your own armies about with the end of a closed fan.\n\nYou are {name}. Sixty-odd provinces lie under the fan, and across thirty of them somebody has brushed a single character: Oda. It is a good hand. For a dozen years every lord in the country, and you among them, has asked each morning what Nobunaga wanted, and arranged to want it too, or else to die at some distance from him. One grows used to it, as one does to a stone in the sandal.\n\nThe sliding door moves the width of a hand. Your page is kneeling there, and he has forgotten to bow. Behind him in the corridor stands a man in straw, mud to the eyes, holding himself up by the doorpost; his lips are moving without a voice. You can read them. *Kyoto,* he is saying. *Honnō-ji.* And then a name, and then a word that you have never heard anyone put beside that name. The fan, you notice, has stopped over the capital.',
    suggestions: [
      {
        title: 'Close the roads',
        text: 'Order your page to have the roads closed, so that nobody passes.',
      },
      {
        title: 'Summon the captains',
        text: 'Call the captains.',
      },
      {
        title: 'Question the messenger',
        text: 'Give sake to the man in straw, and ask him what news he brings.',
      },
    ],
  },
  samurai: {
    narrative:
      'The horse died an hour ago and you have been walking in its place, leading nothing. It is the second day of the sixth month of Tenshō 10. The road from the capital is full, which it never is at this hour, and everyone on it is going the same way as you and looking over the same shoulder.\n\nYou are {name}, {profession}. You own two swords, the younger of which is paid for, and a promise that you made before witnesses to a man who may or may not still be alive. When the smoke went up over Honnō-ji this morning, straight and brown in the still air, you thought at first of a kitchen fire. Then the bells began; then stopped, one after another, as if a hand were going round the city closing mouths.\n\nAt the river there is a barrier that was not there yesterday, and behind it twenty spearmen in sashes of pale blue, the Akechi bellflower on their banner. Their captain is polite; he looks as though he has not slept and as though he had done something in the night that he will not be able to stop describing. “There is no Oda any more,” he tells those ahead of you, quite gently. “Everyone is asked for whom he serves.” The line moves up. It is your turn.',
    suggestions: [
      {
        title: 'Name your lord',
        text: 'Say to the captain: “I am Nobunaga’s man.”',
      },
      {
        title: 'Offer your sword',
        text: 'Offer the captain your sword.',
      },
      {
        title: 'Be nobody',
        text: 'Tell the captain that your horse has died under you, and that you know nothing.',
      },
    ],
  },
  peasant: {
    narrative:
      'You find the first one in the bean rows, sitting up, with his back against your scarecrow as if they had been talking. He has good armour and no helmet. He is perhaps sixteen. It is the second day of the sixth month of Tenshō 10, the planting is late, and the lords are killing each other again across the field that you meant to weed.\n\nYou are {name}, {profession}. You have learnt what people like you learn: which gods answer, how deep to bury the rice, how to look at the ground in three different ways. When the smoke rose over the capital your neighbours came out and stood in the road and worked out, without anger, whose taxes they would be paying by the autumn. Then the old headman said what everybody was thinking. After a defeat, fallen warriors come through the woods. They are tired, and there are prices on them.\n\nThe boy opens his eyes. So he is not dead. He looks at you, and at the bamboo spear that you do not remember having picked up. “I have a letter,” he says with great care. “If it comes to Himeji in three days, whoever brings it may ask for anything.” He thinks. “I mean it. Anything.” In the wood behind you, a twig breaks, and then a second.',
    suggestions: [
      {
        title: 'Take the letter',
        text: 'Hide the letter, and hide the boy under the bean straw.',
      },
      {
        title: 'Hear what it says',
        text: 'Ask the boy what is in the letter.',
      },
      {
        title: 'Call the village',
        text: 'Call your neighbours.',
      },
    ],
  },
};
