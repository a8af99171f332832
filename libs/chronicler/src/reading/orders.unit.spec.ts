/** Orders to others, conditions, wishes: what is no deed of the player's own. */
import { readAct, type ActPart } from './read-act.js';

const people = ['Pollio', 'Nene', 'the boy', 'Sassa Narimasa'];
const parts = (typed: string): readonly ActPart[] =>
  readAct(typed, { kind: 'action', offered: [], isSomebody: (words) => people.includes(words) }).parts;

/** "command to you: …", "order X to …", "if … : … / …" */
const read = (typed: string): string[] =>
  parts(typed).flatMap((part) => {
    if (part.kind === 'command') return [`to ${part.to}: ${part.text}`];
    if (part.kind === 'deed') return part.steps.map(({ clause }) => clause);
    if (part.kind === 'condition')
      return [
        `if ${part.condition}: ${part.steps.map(({ clause }) => clause).join()} / ${part.otherwise.map(({ clause }) => clause).join()}`,
      ];
    return [part.kind];
  });

it.each([
  ['Come closer, man, and show it.', ['to you: Come closer and show it.']],
  ['Speak up!', ['to you: Speak up!']],
  ['Sit down!', ['to you: Sit down!']],
  ['Sit down and eat.', ['Sit down', 'eat']],
  ['Keep your hands where they are.', ['to you: Keep your hands where they are.']],
  ['Kneel before me.', ['to you: Kneel before me.']],
  ['Sister, open the shutters.', ['to my sister: open the shutters.']],
  ['Colonel, read on!', ['to you: read on!']],
  ['Pollio, read on!', ['to Pollio: read on!']],
  ['No, call them back.', ['to you: call them back.']],
  ['Burn the bridge.', ['Burn the bridge']],
  ['Climb the wall!', ['Climb the wall']],
])('an imperative is said to others, or is one’s own: %s', (typed, expected) =>
  expect(read(typed)).toEqual(expected),
);

it.each([
  [
    'My cousin rides to the ford with forty men and holds it.',
    ['order my cousin to ride to the ford with forty men and hold it'],
  ],
  ['Pollio waits, Nene goes home with me', ['order Pollio to wait', 'order Nene to go home with me']],
  ['The grooms are to saddle before light.', ['order the grooms to saddle before light']],
  ['Pollio is to be told to burn it.', ['order Pollio to burn it']],
  ['Nobody leaves tonight.', ['order that nobody leave tonight']],
  ['Pollio stays, I go to the ford.', ['order Pollio to stay', 'go to the ford']],
  ['The guard comes closer, so I run.', ['run']],
  ['Have the boy teach me to swim.', ['Have the boy teach me to swim']],
  ['Nene smiles at me.', ['words']],
  ['My head aches.', ['words']],
  ['Meanwhile Pollio blocks the road.', ['order Pollio to block the road']],
  ['Pollio will forge the letter.', ['order Pollio to forge the letter']],
  ['They should steal his bag and bring it to me.', ['order them to steal his bag and bring it to me']],
  ['He goes against the town.', ['order him to go against the town']],
  ['Pollio gets my horse.', ['give Pollio my horse']],
  ['He can have the house.', ['give him the house']],
  ['My men surround the house while I knock.', ['order my men to surround the house', 'knock']],
  ['My feet ache.', ['words']],
  ['She may keep the ring but the house is mine.', ['give her the ring']],
  ['He goes pale.', ['words']],
  ['He must be asleep.', ['words']],
  ['Whoever will not swear should leave.', ['order that whoever will not swear leave']],
  [
    'I stay on the wall and Pollio takes forty men to the ford.',
    ['stay on the wall', 'order Pollio to take forty men to the ford'],
  ],
  ['I want Nene to read it to me.', ['want Nene to read it to me']],
  ['The women out of the house!', ['send the women out of the house']],
])('who else is to do it: %s', (typed, expected) => expect(read(typed)).toEqual(expected));

it.each([
  ['If the dog barks, I lie still.', ['if the dog barks: lie still / ']],
  ['If I see a light I knock, otherwise I go home.', ['if I see a light: knock / go home']],
  ['Unless he pays, I leave.', ['if he pays:  / leave']],
  ['I go in if the door is open.', ['if the door is open: go in / ']],
  ['I knock, and if she opens, I bow.', ['knock', 'if she opens: bow / ']],
  ['If he comes, Pollio opens the door.', ['if he comes: order Pollio to open the door / ']],
  ['I wait. If he comes, I bow. If not, I leave.', ['wait', 'if he comes: bow / leave']],
  ['If he comes, I bow. If he stays away, I weep.', ['if he comes: bow / weep']],
  ['If the gate is shut they are to wait.', ['if the gate is shut: order them to wait / ']],
  ['If possible, I cross by night.', ['cross by night']],
])('a condition is no deed yet: %s', (typed, expected) => expect(read(typed)).toEqual(expected));

it.each([
  ['No, wait. I pay him half.', ['pay him half']],
  ['Hold on, I want to sell the mule.', ['sell the mule']],
  ['Wait.', ['Wait']],
  ['I tell the riders to saddle. We leave at dawn.', ['tell the riders to saddle: “We leave at dawn.”']],
  ['I send word to Nene: hold out, I am near.', ['send word to Nene: “Hold out, I am near.”']],
  ['I hid the ring and ran.', ['hide the ring', 'run']],
  ['I shoulder through the crowd to the gate.', ['shoulder through the crowd to the gate']],
  ['De l’eau !', ['drink water']],
  ['酒', ['drink sake']],
  ['I sold your mule.', ['words']],
])('%s', (typed, expected) => expect(read(typed)).toEqual(expected));

it('a way that is made is no blow, and what is feigned is not told', () => {
  const classes = [
    'I push to the front.',
    'I elbow my way in.',
    'I pretend to sleep.',
    'I push him.',
  ].flatMap((typed) =>
    parts(typed).flatMap((part) => (part.kind === 'deed' ? part.steps.map(({ actClass }) => actClass) : [])),
  );
  expect(classes).toEqual(['go', 'go', 'gesture', 'strike']);
});
