/** What the narrator is told of its answer: the form, and what belongs into each field. */
import {
  FACTIONS_PER_TURN_MAX,
  LINE_CHARACTERS_MAX,
  MAX_DAYS_PER_TURN,
  MAX_PROPOSED_EFFECT,
  MAX_PROPOSED_STANDING,
  SUBJECT_CHARACTERS_MAX,
} from '@rubicon/domain';
import { CHRONICLE_ITEMS_MAX } from './answer-schema.js';
import type { HeadDetail } from './head-detail.js';

const FORM =
  'One JSON object and nothing around it, in this order: {"scene", "daysPassed", "narrative", "suggestions", "effects", "factions", "bends", "chronicle", "ending", "epilogue"}.';

/** In months: small models take the largest number of days that they are told of. */
const LONGEST = `${Math.floor(MAX_DAYS_PER_TURN / 30)} months`;

export function answerRules({ rules }: HeadDetail): string {
  return `# Your answer\n${FORM}\n${rules === 'whole' ? wholeRules : shortRules}`;
}

const wholeRules = `- "scene": decide the act against the scene first: is it possible, who is here, who is dead or away, what is gone, how far is it. Then only what changed, in few words, else "" and []: "act", "outcome" ("refused": it could not be); "place" where the turn ends ("": unmoved; never one that nobody travelled to), "hour"; "speakers": who else speaks or acts; "uses": things used; "people" and "things" new or changed, and who comes along; "deed": what the player did ("you gave Marie the ring"), "to" whom, the "answer" ("she thanked you"), "knownTo" who saw it; "opened": what now waits for an answer; "closed": texts of "open" that are settled.
- "daysPassed": whole days, ways included: 0 for what is done within the hour, 1 for a day's work, more only for ways and waits that the act names; ${LONGEST} at most.
- "narrative": 120 to 220 words. First the result of exactly what was typed: the deed, how the one it was done to answers, what it changes; only then anything else. A question to somebody present they answer from what they know, or decline in character. Keep to what the story has established; let earlier deeds come home; do not repeat sentences of earlier turns; end where a decision is due, without listing options. Never go on in the player's stead.
- "suggestions": exactly three, each {"title", "text"}, different from each other and from the last ones: say one bold, one careful, one unexpected.
- "effects": whole numbers from -${MAX_PROPOSED_EFFECT} to ${MAX_PROPOSED_EFFECT} for "influence", "reputation", "resources"; most turns move one or two of them by 1 to 5.
- "factions": those whose regard this turn moves, at most ${FACTIONS_PER_TURN_MAX}, each {"faction": its id, "change": from -${MAX_PROPOSED_STANDING} to ${MAX_PROPOSED_STANDING}}; mostly none or one.
- "bends": the id of the one event of history that by this turn has gone, or will now go, otherwise; mostly [].
- "chronicle": what must not be forgotten after this turn, at most ${CHRONICLE_ITEMS_MAX}, mostly one or two, each {"line", "topic", "subject", "text", "change"}. Above all: persons and things that the player named, promises, debts, wounds, deaths, secrets. "line": "" for something new; for a line of the chronicle that changed or is settled its number ("c12"). "subject": who or what, as the story names it, at most ${SUBJECT_CHARACTERS_MAX} characters ("you" for the character). "text": one sentence of at most ${LINE_CHARACTERS_MAX} characters that can be understood years later. "change": "new", "changed", or "settled" for a promise kept or broken, a debt paid, a wound healed, a secret out. Do not tell again what the chronicle says already.
- "ending": "none"; "death" when the character dies of a wound or of ruin that the story has prepared; "triumph" when they have won all there was to win. The game decides whether it is so.
- "epilogue": "" unless there is an ending: then what became of it all, in three to six sentences.`;

const shortRules = `- "scene": decide first whether the act is possible and who is here. Then only what changed, else "" and []: "act", "outcome" ("refused": it could not be), "place" ("": unmoved), "hour"; "speakers": who else speaks or acts; "uses": things used; "people" and "things" new or changed; "deed": what the player did, "to" whom, the "answer", "knownTo" who saw it; "opened": what now waits for an answer; "closed": what of "open" is settled.
- "daysPassed": mostly 0; ways up to ${LONGEST}.
- "narrative": 120 to 220 words. First the result of exactly what was typed and how people answer it. Keep to what is established; repeat no sentences; end where a decision is due. Never go on in the player's stead.
- "suggestions": three, each {"title", "text"}: one bold, one careful, one unexpected.
- "effects": -${MAX_PROPOSED_EFFECT} to ${MAX_PROPOSED_EFFECT} for "influence", "reputation", "resources"; mostly one or two by 1 to 5.
- "factions": {"faction": id, "change": -${MAX_PROPOSED_STANDING} to ${MAX_PROPOSED_STANDING}} of those whom this turn moves; mostly [].
- "bends": the id of an event that now goes otherwise; mostly [].
- "chronicle": what must not be forgotten (people, promises, debts, wounds, deaths, secrets), mostly one: {"line": "", or "c12" when that line changed, "topic", "subject", "text": one sentence, "change": "new", "changed" or "settled"}.
- "ending": "none", or "death" or "triumph" when the story has come to it; "epilogue": "" unless there is one.`;
