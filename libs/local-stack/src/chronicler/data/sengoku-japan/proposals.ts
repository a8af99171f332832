import { proposals as of, type Proposal } from '../era-voice.js';

export const proposals: readonly Proposal[] = [
  ...of(
    'people',
    ['Invite {person} to tea', 'Two mats, one kettle and no swords: find out what he is afraid of.'],
    ['Take a hostage', 'Ask for a son, treat him as your own, and sleep more soundly.'],
    ['Promise a marriage', 'Bind the wavering house before {enemy} have found a daughter.'],
    ['Visit the headmen', 'Sit on the ground with {group}, and ask what the last lord took.'],
  ),
  ...of(
    'secret',
    ['Hire men of Iga', 'Send people who were never there to count the spears of {enemy}.'],
    ['Open the letters', 'Stop every courier at {place} for the time it takes to boil water.'],
    ['Sow a doubt', 'Let a grateful letter to one of their captains be intercepted.'],
    ['Go as a pilgrim', 'Put on white, take a bell, and see {place} with your own eyes.'],
  ),
  ...of(
    'force',
    ['Take the ford', 'Cross at the hour of the Tiger, before the mist is off the water.'],
    ['March by torchlight', 'Be in {place} a day before anyone can have come so far.'],
    ['Burn the bridge', 'Leave {enemy} the river, and the choice of how to drown.'],
    ['Hold the pass', 'Fifty guns behind a wall of rice bales, and patience.'],
  ),
  ...of(
    'word',
    ['Write an oath', 'Put it on a Kumano charm in blood, and send it to {person} to sign.'],
    ['Address the captains', 'Name the dead, name the enemy, and then name the hour.'],
    ['Petition the court', 'Ask Kyoto for a title; it costs little, and outlives armies.'],
    ['Post a law', 'Set up a board in {place}: three rules, and one penalty.'],
  ),
  ...of(
    'money',
    ['Buy guns at Sakai', 'Pledge the harvest for three hundred barrels, and powder to be rude with.'],
    ['Remit the tax', 'Give {group} one year, and let the next valley hear of it.'],
    ['Open a free market', 'No dues in {place}, and the roads will bend toward you.'],
    ['Sell a tea bowl', 'Part with the famous one; a garrison can be paid from it.'],
  ),
  ...of(
    'craft',
    ['Raise the wall', 'Let each captain carry stones, with his crest upon them.'],
    ['Dam the river', 'Flood the low fields round {enemy}, and wait in a boat.'],
    ['Drill the farmers', 'Teach {group} to load in three ranks, and to stand in one.'],
    ['Copy a sutra', 'Withdraw to the temple for three days, and let them wonder.'],
  ),
];
