/** In plain words, how it ended. `{target}`: whom or what it was about. */

export const wellWithTarget: readonly string[] = [
  'As for {target}, the thing is done, and done openly enough for {group} to have seen it.',
  'Where {target} is concerned, you have what you came for, and {enemy} know it.',
  'With {target} it has gone your way, further than {witness} would have wagered.',
  'In the matter of {target} nobody in {place} will bet against you tomorrow.',
  'You have gained your point about {target}, at a price that {person} calls moderate.',
  'That settles {target} for the present, and {group} breathe a little easier.',
  'About {target} there is no more argument; {paper} goes round {place} to say so.',
  'For once the story of {target} and you is told in your favour, and it is even true.',
  'When {person} asks about {target}, {witness} can only spread his hands.',
  'You have moved {target} by an inch, and in {place} an inch is a great deal.',
];

export const badlyWithTarget: readonly string[] = [
  'As for {target}, you are further off than this morning, and {group} have watched you lose the ground.',
  'Where {target} is concerned, {enemy} were ready, and had been for {number} days.',
  'With {target} it has gone wrong, not by much, but where everybody could see.',
  'In the matter of {target} you will have to begin again, with fewer friends in {place}.',
  'You have not gained your point about {target}, and {person} has gained one about you.',
  'That leaves {target} as it was, and you with {number} explanations to give.',
  'About {target} there is laughter in {place} tonight, of the quiet kind that lasts.',
  'The story of {target} and you is told by {enemy}, and they tell it well.',
  'When {person} asks about {target}, {witness} tells him the truth, which is no help.',
  'You have moved {target} not at all, and have shown {enemy} where you push.',
];

export const well: readonly string[] = [
  'It succeeds, more plainly than you had hoped, and {group} draw their conclusions.',
  'You have what you wanted, and {witness} is the first to say that he foresaw it.',
  'By evening it stands: a small thing won, in full view of {place}.',
  'It holds, and {enemy} have to change their plans for the week.',
  'You come out of it taller by the height of one step, and {group} look up accordingly.',
  'For once what was meant and what has happened are the same; {witness} calls it indecent.',
  'They will speak well of it in {place}, until they are told whose idea it was.',
  '{person} sends his compliments, which he does not do for failures.',
  'Done, then; and there is {paper} to prove it to whoever was not there.',
  'It has worked, and the best of it is that {enemy} do not know how.',
];

export const badly: readonly string[] = [
  'It fails, not loudly, but {group} have an ear for such things.',
  'You have nothing to show for it, and {witness} tells you so as a friend would.',
  'By evening it lies in pieces, and {place} walks round them.',
  'It does not hold; {enemy} had only to lean on it.',
  'You come out of it with less than you took in, and {number} people know how much.',
  'What was meant well has turned out otherwise, and {group} will not ask how it was meant.',
  'They are laughing in {place}, and stop when you come in.',
  '{person} sends his regrets, and sends them by a servant.',
  'It is undone by nightfall; {paper} says by whom, if one can read between the lines.',
  'It has not worked, and the worst of it is that {enemy} had expected more of you.',
];

/** Something went before that made it possible. */
export const prepared: readonly string[] = [
  'The groundwork shows: twice you are asked for a thing that you had laid ready days ago.',
  'You had prepared for this, and it is the dull part, the asking and counting, that carries you through.',
  'What you learnt beforehand is worth more today than {number} men.',
  'Because you have been here before, you know which of {group} to look at, and when.',
  'None of it would have gone so without the work of the last days, and {witness} knows it.',
  'The way had been smoothed; {enemy} look about in vain for the stone that should have tripped you.',
];

/** The same again, and they know it by now. */
export const again: readonly string[] = [
  'You have tried it before, and {enemy} have learnt from that at least as much as you.',
  'It is not the first time, and {group} have begun to lay wagers.',
  'They know this move by now; {witness} could beat time to it.',
  'What surprised {place} once surprises it no longer.',
  'Done twice it is a habit, says {witness}; done oftener, a weakness.',
];

/** When nothing was done. */
export const waitedWell: readonly string[] = [
  'The days do your work for you, and {group} are the calmer for it.',
  '{enemy} have waited for your next step, and have grown tired of waiting.',
  'You have lost nothing by it, and {person} has lost his patience.',
  'What was urgent in {place} last week has settled itself.',
  'You are the better for it, and {witness} says that it suits you.',
  'While you kept still, {group} have come round of their own accord.',
];
export const waitedBadly: readonly string[] = [
  'The days are gone, and {enemy} have used every one of them.',
  'While you kept still, {group} have found another to follow.',
  'What could have been had cheaply in {place} last week is dear today.',
  '{person} has taken your quiet for consent.',
  'You are no better for it than before, and {witness} has stopped asking.',
  'In {place} they have grown used to your empty seat.',
];

/** After a refusal. */
export const refusedWell: readonly string[] = [
  'They let it pass, for today; in {place} it is noted that one can say no and go home.',
  'By evening {number} others have remembered that they never wanted to either.',
  '{group} say little, but they make room for you on the bench.',
  'It is reported to {person}, who is said to have laughed, and then to have stopped laughing.',
  'Your no has better friends than you knew; {witness} is only the first of them.',
  '{enemy} had not reckoned with a no, and have nothing prepared for it.',
];
export const refusedBadly: readonly string[] = [
  'It costs you something: in {place} a door that was open to you is shut, without any noise.',
  '{enemy} take your name down, and spell it correctly.',
  'Those who did as they were told cannot forgive you, and {group} are among them.',
  '{person} is sorry to hear it, and says so to the people who matter.',
  'You stand alone with it by evening; even {witness} has an errand on the other side of town.',
  'They will do it without you, and do it worse, and {group} will say that it was your fault.',
];
