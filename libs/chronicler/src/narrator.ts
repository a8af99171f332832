/** Narrates one turn: reads the act, decides it against the scene, tells its result. The same request, the same narration. */
import { scenarioOf, type Suggestion } from '@rubicon/scenarios';
import type { Circumstances, Happening } from './deciding/happening.js';
import { returnsOf } from './deciding/returns.js';
import { Stage } from './deciding/stage.js';
import { noEffects, type Effects } from './effects.js';
import { enact } from './enact.js';
import { endingOf, epilogueOf, type ProposedEnding } from './endings.js';
import { banks } from './eras/banks.js';
import { factionChanges, factionNamed, type FactionChange } from './factions.js';
import { bentBy, newsFor } from './history.js';
import { movesFor } from './moves.js';
import { upperFirst } from './plain-text.js';
import type { Scene } from './prompt.js';
import { proposedScene } from './proposed-scene.js';
import { numberFor } from './random.js';
import { withNames } from './reading/names.js';
import { isWordOf } from './reading/known-names.js';
import { readAct } from './reading/read-act.js';
import { readAction } from './reading.js';
import { remember, withDeaths, woundTold, type ChronicleItem, type Remembering } from './remembering.js';
import type { ProposedScene } from './scene-data.js';
import { Pen } from './telling/pen.js';
import { tell, type Told } from './telling/tell.js';
import { titleOf } from './telling/voices.js';
import { effectsOf, favourOf, intentOf, mainOf } from './weighing.js';

/** The narrator's answer, in the order in which it is written. */
export interface Narration {
  readonly scene: ProposedScene;
  readonly daysPassed: number;
  readonly narrative: string;
  readonly suggestions: readonly Suggestion[];
  readonly effects: Effects;
  readonly factions: readonly FactionChange[];
  /** Ids of events of the era's timeline. */
  readonly bends: readonly string[];
  readonly chronicle: readonly ChronicleItem[];
  readonly ending: ProposedEnding;
  readonly epilogue: string;
}

export function narrate(scene: Scene): Narration {
  const scenario = scenarioOf(scene.gameType);
  const bank = banks[scene.gameType];
  const character = { name: scene.characterName, estate: scene.estate, profession: scene.profession };
  const stage = new Stage({
    scenario,
    scene: scene.scene,
    character,
    ordinal: scene.ordinal,
    difficulty: scene.difficulty,
    isTold: (name) => scene.memory.isDead(name),
  });
  stage.recall(scene.earlierActions.at(-1) ?? '');
  const key = JSON.stringify([
    scene.seed,
    scene.turn,
    scene.action,
    scene.ordinal,
    scene.otherTellings.length,
  ]);
  const pen = new Pen(
    scene.turn + scene.otherTellings.length,
    numberFor(`${scene.seed}`, 9973),
    key,
    scene.earlier,
    stage.playerNames(),
    () => stage.names(),
    scene.otherTellings,
  );
  const title = titleOf(scene.gameType, character);
  const act = readAct(
    withNames(
      scene.action,
      scenario.world,
      stage.beings.map(({ name }) => name),
    ),
    {
      kind: scene.kind,
      offered: scene.offered,
      isSomebody: (words) =>
        stage.find(words) !== null || (/^\p{Lu}/u.test(words) && stage.personNamed(words) !== null),
      isName: (word) => isWordOf(scene.gameType, word) || stage.personNamed(upperFirst(word)) !== null,
    },
  );
  const at: Circumstances = {
    stats: scene.stats,
    difficulty: scene.difficulty,
    historicalAccuracy: scene.historicalAccuracy,
    estate: scene.estate,
    key,
    favour: favourOf(scene),
  };
  // Whose time has come already is heard before anything is done or asked.
  const dueBefore = returnsOf(stage, key);
  const happenings: Happening[] = [];
  const told: Told[] = [];
  if (act.kind !== 'act') {
    told.push({ kind: act.kind, text: scene.action });
    stage.passHour();
  } else for (const part of act.parts) told.push(...enact(part, stage, at, happenings, scene));
  const isQuestion = told.length > 0 && told.every(({ kind }) => kind === 'asked');
  // Whatever was done or tried took its time; to ask takes none.
  if (!isQuestion && stage.days === 0 && stage.hour === (scene.scene?.hour ?? stage.opening.hour))
    stage.passHour();
  const returns = [...dueBefore, ...returnsOf(stage, key)];
  const news = isQuestion ? [] : newsFor(scene, scenario, stage.days);
  const date = scenario
    .dateLabel(Math.min(scenario.lastOrdinal, scene.ordinal + stage.days))
    .replace(/^(?=\d+(?:st|nd|rd|th) day )/, 'the ');
  const main = mainOf(happenings);
  const goesWell = main !== null && (main.outcome === 'done' || main.outcome === 'partly');
  const reading = readAction(scene.action, scene.kind);
  const intent = intentOf(main?.actClass ?? 'other');
  const aimedAt = factionNamed(scene, scenario, reading.words);
  const isDeed = act.kind === 'act' && !isQuestion && main !== null && main.refusal === null;
  const bent = isDeed ? bentBy(scene, scenario, { reading, intent, goesWell, key }) : null;
  const ending = isDeed ? endingOf(scene, intent, goesWell, key) : 'none';
  const chronicle = isDeed
    ? remember({
        scene,
        reading,
        intent,
        goesWell,
        achieved: achievedBy(happenings),
        key,
        date: scene.date,
        bent,
        isPlace: (name) => stage.placeNamed(name) !== null,
      })
    : [];
  const page = tell(told, {
    bank,
    pen,
    stage,
    title,
    date,
    returns,
    wound: woundTold(chronicle),
    news: news.map(({ place, text, weight }) => ({ from: place, news: text, isGreat: weight === 3 })),
  });
  const deaths = happenings.flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === 'killed' ? [fact.who] : [])),
  );
  return {
    scene: proposedScene(stage, happenings, main, told, page.speakers, isQuestion),
    daysPassed: isQuestion ? 0 : stage.days,
    narrative: page.narrative,
    suggestions: movesFor({
      stage,
      turn: scene.turn + scene.otherTellings.length,
      key,
      earlier: titlesIn(scene.earlier),
      last: scene.offered.map((move) => move.title).concat(lastTitles(scene)),
    }),
    effects: isQuestion || act.kind !== 'act' ? noEffects : effectsOf(happenings, scene, key),
    factions: isDeed
      ? factionChanges(scene, { reading, actClass: main.actClass, intent, aimedAt, goesWell, key })
      : [],
    bends: bent ? [bent.id] : [],
    chronicle: withDeaths(chronicle, deaths, scene),
    ending,
    epilogue: epilogueOf(ending, scene, scenario),
  };
}

function achievedBy(happenings: readonly Happening[]): Remembering['achieved'] {
  const done = happenings.filter(({ outcome }) => outcome === 'done' || outcome === 'partly').length;
  return done === happenings.length ? 'all' : done > 0 ? 'some' : 'nothing';
}

function titlesIn(pages: readonly string[]): string[] {
  return pages.flatMap((page) => page.split('\n').slice(1));
}

function lastTitles(scene: Scene): string[] {
  return scene.earlier.at(-1)?.split('\n').slice(-3) ?? [];
}
