/** What the grammar makes of sentences: step by step, with whom and what each is done to. */
import { stepsOf } from './steps.js';

/** "give(the cup, to:the groom)", with a mark for what is not done and for what is said. */
const read = (sentence: string): string[] =>
  stepsOf(sentence).map(({ actClass, isNegated, phrases, content }) => {
    const parts = phrases.map(({ prep, text }) => (prep === '' ? text : `${prep}:${text}`));
    return `${isNegated ? 'not ' : ''}${actClass}(${parts.join(', ')})${content ? ` ${content.kind}` : ''}`;
  });

it.each([
  [
    'I give the cup to the groom, take his lantern, and follow the road to Capua.',
    ['give(the cup, to:the groom)', 'take(his lantern)', 'go(the road, to:Capua)'],
  ],
  ['I hand my sister the key.', ['give(my sister, the key)']],
  ['Lock the door and hide.', ['use(the door)', 'hide()']],
  ['We ride north at dawn.', ['go(north, at:dawn)']],
  ['I will never kneel to him.', ['not gesture(to:him)']],
  ['When the bell stops I throttle the jailer with his own keys.', ['kill(the jailer, with:his own keys)']],
  ['I order the ferrymen to burn the boats.', ['order(the ferrymen) order']],
  ['I ask the widow who paid her.', ['ask(the widow) question']],
  ['I tell the watch that the bridge is down, and I run.', ['tell(the watch) statement', 'flee()']],
  ['I swear that no house will be plundered.', ['promise() statement']],
  ['I shout: no man moves!', ['speak() words']],
  ['I read it one last time (by the window).', ['read(it)']],
  [
    'I order the smith to burn the carts, and meanwhile I send the boy to the gate.',
    ['order(the smith) order', 'send(the boy, to:the gate)'],
  ],
  ['Incense for my father.', []],
  ['I need the money.', []],
  ['I don’t say a word.', ['gesture()']],
  ['While he sleeps, take the key.', ['take(the key)']],
  ['I wait, and if he comes I shoot him.', ['wait()']],
  ['I have the porter open the gate.', ['order(the porter) order']],
  ['Put the bond into the fire.', ['destroy(the bond, into:the fire)']],
  ['I ask what he charges, and mention the price of corn.', ['ask() question', 'tell(the price of corn)']],
  ['I take the cup out of his hands.', ['take(the cup, from:his hands)']],
  ['Bread and salt and a clean table.', []],
  ['Cato has left the room.', []],
  ['I ring the town and cut off its water.', ['use(the town)', 'use(its water)']],
  ['I cut the purse from his belt.', ['steal(the purse, from:his belt)']],
  ['I divide the bread among the boys.', ['give(the bread, among:the boys)']],
  ['I toss the beggar a coin.', ['give(the beggar, a coin)']],
  ['I throw them my gloves.', ['give(them, my gloves)']],
  ['I throw a stone at them.', ['strike(a stone, at:them)']],
  ['I propose that the house sit tonight.', ['vote() statement']],
  ['I ask them all to be seated and then I dance.', ['ask(them, all) order', 'play()']],
  ['I want the porter to open the gate.', ['order(the porter) order']],
  ['I leave two men to hold the bridge.', ['order(two men) order']],
  ['I leave the town to join him.', ['go(the town)']],
  ['Make each swear to be silent.', ['order(each) order']],
  ['I let all the water out.', ['free(all the water)']],
  [
    'I write down everything I know and tell him to print it.',
    ['write(everything I know)', 'tell(him) order'],
  ],
  ['I sign my name and glue it on the door.', ['accept(my name)', 'use(it, on:the door)']],
  ['I put my sword to his neck.', ['threaten(my sword, to:his neck)']],
  ['Put it on my account.', ['trade(it, on:my account)']],
  ['I offer him easier terms.', ['bargain(him, easier terms)']],
  ['I offer him bread.', ['give(him, bread)']],
  ['I run home.', ['go(to:home)']],
  ['Give the messenger wine.', ['give(the messenger, wine)']],
  ['I say I’m sorry and pour him some wine.', ['tell() statement', 'give(him, some wine)']],
  ['I am going to bed.', ['rest()']],
  ['I should probably apologise to him.', ['confess(to:him)']],
  ['I draw my sword but do not strike.', ['take(my sword)', 'not strike()']],
  ['I sell my ring and with the money I hire ten men.', ['trade(my ring)', 'trade(ten men)']],
  ['I’m hungry, bring food.', ['summon(food)']],
  ['Bow deeply.', ['praise()']],
  ['I go looking for a boat.', ['study(a boat)']],
  ['I guess he is lying.', []],
  ['I spend the evening playing cards.', ['play(the evening playing cards)']],
  ['I stop them from killing the boy.', ['defend(them, from:killing, the boy)']],
  ['Hold the crowd back.', ['defend(the crowd)']],
  ['Go home to mother.', ['go(to:mother)']],
  ['I help whoever is hungry.', ['heal(whoever is hungry)']],
  ['I give bread to whoever needs it, and leave.', ['give(bread, to:whoever needs it)', 'go()']],
  ['I thank whomever I meet.', ['praise(whomever I meet)']],
  ['I feed those who are hungry.', ['give(those who are hungry)']],
  ['I give those who are hungry bread.', ['give(those who are hungry, bread)']],
  ['I talk to anyone who will hear me.', ['tell(anyone who will hear me)']],
  ['I kill everyone who resists because I must.', ['kill(everyone who resists)']],
  ['I look at those who are here.', ['study(those who are here)']],
  ['I ask anyone who saw it what he saw.', ['ask(anyone who saw it) question']],
  ['I ask everyone who did it.', ['ask(everyone) question']],
])('%s', (sentence, steps) => {
  expect(read(sentence)).toEqual(steps);
});

it('keeps each clause as it was typed, and what leads to it', () => {
  const [step] = stepsOf('Before the guard changes I slip out by the kitchen.');
  expect(step).toMatchObject({
    verb: 'slip out',
    lead: 'Before the guard changes',
    clause: 'slip out by the kitchen',
  });
});

it('knows what a deed is done for', () => {
  const [step] = stepsOf('I stop to write to my brother.');
  expect(step?.purpose).toMatchObject({ actClass: 'write', phrases: [{ prep: '', text: 'my brother' }] });
});

it.each([
  ['I slam the door.', 'use'],
  ['I slam him.', 'strike'],
  ['I hang the lantern.', 'use'],
  ['I hang the traitor.', 'kill'],
  ['I return the cup.', 'give'],
  ['I return to camp.', 'go'],
  ['I stop the cart.', 'order'],
  ['I stop at the inn.', 'go'],
  ['I cut the rope.', 'destroy'],
  ['I shake his hand.', 'praise'],
])('what is done to a thing is another deed: %s', (sentence, actClass) =>
  expect(stepsOf(sentence).map((step) => step.actClass)).toEqual([actClass]),
);
