/** What was opened, broken, guarded or searched stays so: a thing of the scene keeps it, for later pages and questions. */
import { baseForm } from '../reading/base-form.js';
import type { Step } from '../reading/steps.js';
import { toSecondPerson } from '../reading/second-person.js';
import type { Roles } from './roles.js';
import { bareName, type Stage } from './stage.js';

const fixtures =
  /\b((?:the|a|an|my|our|his|her|their|all the|every|both) (?:\p{Ll}[\p{L}’'-]* ){0,2}?(?:gates?|doors?|bridges?|dikes?|dykes?|dams?|walls?|roads?|pass|passes|fords?|ferry|ferries|boats?|ships?|fleet|barricades?|palisades?|trench|trenches|ditch|ditches|granary|granaries|storehouses?|treasury|arsenal|armou?ry|shutters|windows?|harbou?r|tower|towers|well|wells|wagons?|carts?|carriage|coach|tents?|shrine|temple|altar))\b/iu;

const states: ReadonlyMap<string, string> = new Map(
  Object.entries({
    open: 'open',
    unlock: 'open',
    unbar: 'open',
    shut: 'shut',
    close: 'shut',
    bar: 'shut',
    bolt: 'shut',
    lock: 'locked',
    seal: 'sealed',
    block: 'blocked',
    barricade: 'blocked',
    break: 'broken',
    breach: 'broken',
    smash: 'broken',
    cut: 'cut',
    burn: 'burned',
    torch: 'burned',
    demolish: 'pulled down',
    dismantle: 'pulled down',
    destroy: 'destroyed',
    sink: 'sunk',
    flood: 'flooded',
    repair: 'whole again',
    mend: 'whole again',
    rebuild: 'whole again',
    build: 'built',
    raise: 'built',
    dig: 'dug',
    search: 'searched',
    guard: 'guarded',
    hold: 'held by your men',
    occupy: 'held by your men',
    man: 'held by your men',
    watch: 'watched',
    post: 'guarded',
    load: 'loaded',
    ready: 'ready',
    prepare: 'ready',
    rig: 'ready',
    launch: 'afloat',
    besiege: 'besieged',
    surround: 'surrounded',
  }),
);

/** Kept beside what has its own way into the scene: what is given, taken or written. */
export function keepState({ clause, verb }: Step, { actClass, what }: Roles, stage: Stage): void {
  if (!/^(?:use|make|order|send|defend|destroy|study|attack|free|other|gesture|persuade)$/.test(actClass))
    return;
  if (/[“”"]|\b(?:not|never|if|unless|whether)\b/i.test(clause)) return;
  const found = fixtures.exec(clause);
  if (!found || what?.known) return;
  const state = stateIn(verb, clause);
  if (state === null) return;
  const name = toSecondPerson(found[1]!).replace(/^(?:all|every|both) (?:the )?/i, 'the ');
  const at = stage.things.findIndex((one) => bareName(one.name) === bareName(name));
  const before = at >= 0 ? stage.things.splice(at, 1)[0]! : null;
  const isGone = /^(?:burned|pulled down|destroyed|sunk)$/.test(state);
  stage.things.push({
    name: before?.name ?? name,
    holder: before?.holder === 'you' ? 'you' : stage.placeName,
    gone: isGone,
    note: state,
  });
}

function stateIn(verb: string, clause: string): string | null {
  const own = states.get(verb.split(' ')[0]!);
  if (own) return own;
  if (/\bready\b/i.test(clause)) return 'ready';
  for (const word of clause.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const state = states.get(word) ?? states.get(baseForm(word));
    if (state) return state;
  }
  return null;
}
