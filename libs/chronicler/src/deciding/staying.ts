/** Who is left behind with something to do, and who is sent out of the room. */
import type { Step } from '../reading/steps.js';
import type { Being } from './beings.js';
import type { Fact } from './happening.js';
import { isGeneric, type Stage } from './stage.js';

/** They stay, though the player goes on in the same breath. */
export function leftBehind({ clause, purpose }: Step, who: Being, stage: Stage): Fact[] {
  const task = purpose?.clause ?? /\bin (?:charge|command)(?: of [^,.;]+)?/i.exec(clause)?.[0] ?? '';
  stage.staying.push(who);
  who.isKnown = true;
  if (task !== '') who.note = (purpose ? `left to ${task}` : `left ${task}`).slice(0, 120);
  const named = stage.placeIn(task);
  if (named && !isGeneric(named) && named.id !== stage.place?.id) {
    who.state = 'away';
    who.where = named.name;
  }
  return [];
}

const dismissing =
  /^(?:please,? )?(?:i )?(?:(?:everybody|everyone|all(?: of you)?|the rest of you|the rest|the others)(?: else)?,? (?:is to |must |has to |should )?(?:out|leave|go out|go away|get out)\b|(?:get )?out,? (?:all of you|everybody|everyone|with you all)\b|leave (?:us|me)(?: alone)?(?:$|[,.;!]| with\b)|(?:clear|empty) the (?:room|tent|hall|house|chamber|curia|garden)\b|(?:send|order|throw|turn|drive|usher|dismiss) (?:everybody|everyone|them all|all of them|the others?|all the others|the rest)(?: else)?(?: (?:out|away|off|to leave|to go)\b|$))/iu;

/** "Everybody out. Only the messenger stays": all go but those who are named; null: nobody is sent out. */
export function dismissed(typed: string, stage: Stage): readonly Being[] | null {
  const text = typed.trim();
  if (!dismissing.test(text)) return null;
  const kept = keptBack(text, stage);
  const gone = stage
    .here()
    .filter((being) => being.state === 'here' && being.regard >= 0 && !kept.includes(being));
  for (const being of gone) {
    being.state = 'away';
    // A call brings them back.
    being.where = 'close by';
    being.isKnown = true;
  }
  return gone;
}

function keptBack(text: string, stage: Stage): readonly Being[] {
  const named =
    /\b(?:except(?: for)?|but(?: not)?|save|apart from|alone with|with) ((?:the|my|his|her|a)? ?[\p{L}’'-]+(?: (?!stays|is|are)[\p{L}’'-]+)?)/iu.exec(
      text,
    )?.[1] ??
    /(?:^|[.!;,] ?)(?:and |but )?(?:only )?((?:the |my )?[\p{L}’'-]+) (?:stays?|remains?|may stay|is to stay|can stay)\b/iu.exec(
      text,
    )?.[1];
  if (!named) return [];
  const entity = stage.resolve(named, 'person');
  return entity.kind === 'person' ? [entity.being] : [];
}
