/** What a turn leaves behind, said in the story as well as in the chronicle. `{target}`: whom it concerns. */
export const turningPoints = {
  /** `{target}` dies. */
  killing: [
    '{target} does not live to see the evening; {witness} closes the eyes, since nobody else will.',
    'When the noise is over {target} lies dead, and {place} has grown very quiet.',
    '{target} is dead. {group} hear of it standing up, and sit down.',
    'It takes less time than one would think: {target} is dead, and {witness} looks at your hands.',
  ],
  /** `{wound}`: "a blade went through the left shoulder". */
  wounding: [
    'You have paid for it yourself: {wound}, and {witness} ties it up with his own belt.',
    'Only when it is over do you notice: {wound}; in {place} you leave a trail that a child could follow.',
    'It is {witness} who sees it first: {wound}, and he does not tell you how bad it looks.',
    'They carry you out through {place}, for {wound}, and you bite on your sleeve.',
  ],
  healing: [
    'And {wound} no longer wakes you; {witness} takes the bandage off and calls it handsome work.',
    'For the first time in weeks you walk through {place} without thinking of {wound}.',
    'Of what you suffered there remains a scar on {wound}, and {group} want to see it.',
    '{witness} presses on {wound}, you do not cry out, and both of you are pleased.',
  ],
  promising: [
    'So your word is given, with {witness} for a witness, and it is not a thing one can take back.',
    'A promise, then; in {place} they keep such things longer than money.',
    'What you have sworn {group} have heard, and they will count the days for you.',
    'It is easily said, and {witness} says it over to himself, so as to have it exactly.',
  ],
  keeping: [
    'With that your word is kept, and {witness} says aloud that he would not have wagered on it.',
    'You have done what you promised; in {place} that goes into a separate account.',
    'What you swore is made good, and {group} speak of it as of good weather.',
    'A promise less to carry: {witness} strikes it off with his thumbnail.',
  ],
  owing: [
    'You owe for it now, and {witness} has put his name under yours.',
    'The sum is written down twice, and one of the two stays in {place}.',
    'Nobody says when it falls due, and so {group} will expect it tomorrow.',
    'It is lent with a smile, says {witness}, and will be asked for without one.',
  ],
  repaying: [
    'You are quits, and {witness} burns the paper before your eyes.',
    'The debt is paid; you walk through {place} by the front streets again.',
    'What was owed is given back to the last coin, and {group} have watched the counting.',
    'With that you owe nothing, and {witness} is almost sorry.',
  ],
} as const;

/** The player's last hour, and the best. */
export const endingLines = {
  death: [
    'The old wound opens, and this time nothing will stop it. You hear {sound}, and then you hear {witness} ask for light, and then you do not hear him any more.',
    'You are down before you know that you have been struck. There is {weather}; there are faces; {person} is not among them, and you find that you had hoped it.',
    'It ends in {place}, on the ground, with your head on a rolled cloak. You try to say what is still to be done, and {witness} nods, and goes on nodding.',
  ],
  triumph: [
    'And then there is nobody left to overcome. {group} begin to shout your name in {place}, and it does not stop, and you stand in it as one stands in the rain.',
    'It is {witness} who says it first: there is nothing in {place} now that is not done because you wish it, or left because you do not.',
    'You look for {enemy}, and they are at your table, passing the salt. {person} raises a cup. It is over, and you have won it.',
  ],
} as const;
