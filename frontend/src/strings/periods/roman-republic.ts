import type { PeriodStrings } from './period-strings.js';

export const romanRepublicStrings: PeriodStrings = {
  tagline: 'Five hundred years of law, and one river to keep it.',
  beginning: 'You begin as a consul of Rome, on 10 January 49 BC.',
  story: {
    title: 'Everyone is defending the Republic, with legions',
    paragraphs: [
      'In December the Senate voted, three hundred and seventy to twenty-two, that Caesar and Pompey should both lay down their commands. It was the last thing it agreed upon. The twenty-two had it undone, a sword was put in Pompey’s hand, and two tribunes have fled the city dressed as slaves.',
      'You know these men. You have dined with them, married into them, borrowed from them. Now each sends you a letter in which he is the law. Take a side and it may lose; take none and both will remember. In the end there will be one man left with an army, and he will be careful never to call himself a king.',
    ],
  },
  moments: [
    {
      date: '10 January 49 BC',
      title: 'The small river',
      situation:
        'The Thirteenth stands at the edge of the province. Beyond the water an army under arms is treason, and behind it there is only a trial before judges who have already sworn what they will find.',
      choices: [
        {
          choice: 'Cross by night',
          consequence:
            'Ariminum opens its gates at dawn. A week later Pompey and both consuls leave Rome in such haste that the treasury stays behind. There is no one left to negotiate with but the man you are pursuing.',
        },
        {
          choice: 'Write to the Senate once more',
          consequence:
            'You offer to give up eight legions and keep two, then one. Cicero finds it reasonable, Cato will not have a citizen bargain with the state, and every day of post gives Pompey another cohort.',
        },
      ],
    },
    {
      date: '9 August 48 BC',
      title: 'Pharsalus, the right wing',
      situation:
        'Pompey has twice your foot and seven times your horse, and all that horse stands on one side. Your men have eaten bread made of roots. This morning the tents were already struck to march for grain, and then he came down from his hill.',
      choices: [
        {
          choice: 'Hide six cohorts behind the cavalry',
          consequence:
            'They are told to keep their javelins and strike at faces. Seven thousand riders break on them and do not stop at the camp. By noon you walk through tents already wreathed in ivy for the victory.',
        },
        {
          choice: 'Keep the march and refuse battle',
          consequence:
            'You reach grain, and he his supplies by sea. His senators quarrel over who shall be chief priest in your place; yours ask when they shall be paid. War is now a question of who bores his friends the later.',
        },
      ],
    },
    {
      date: '15 March 44 BC',
      title: 'The Ides',
      situation:
        'Calpurnia has dreamed that she held you dying. The sacrifices were bad. In three days you leave for the Parthian war, and Decimus Brutus, who dined with you last night, has come to ask what he shall tell the Senate.',
      choices: [
        {
          choice: 'Go to the Curia of Pompey',
          consequence:
            'Someone presses a note into your hand at the door; you keep it for later. Twenty-three wounds, of which a physician finds that one was mortal. The liberators have a plan for the deed and none for the afternoon.',
        },
        {
          choice: 'Stay at home',
          consequence:
            'More than sixty men know, and a secret of sixty does not keep until the eighteenth. By evening one of them is at your side door to save himself. Now you must decide what clemency was for.',
        },
      ],
    },
  ],
  captions: [
    'The eagle of the Thirteenth at the river. Drawn for Rubicon.',
    'A turn of Imperator 49 B.C., as it is played.',
  ],
  figures: [
    { value: '10', label: 'characters' },
    { value: '22', label: 'years' },
    { value: '40', label: 'legions' },
    { value: '5', label: 'civil wars' },
  ],
  farewell: 'The water is cold, and not deep.',
};
