/** How the story goes on behind the deed: a thread, something remembered, a faction, the age, one's standing. */
import { factionLines, standings, stakes, tensionLines } from './data/developments.js';
import { knownTarget, memories, type Remembered } from './data/memories.js';
import { inSentence, regardOf } from './factions.js';
import { isOwnWound } from './outcome.js';
import { asClause, contentWords, lowerFirstUnlessName, sharesWord } from './plain-text.js';
import type { MemoryLine } from './memory.js';
import type { Telling } from './telling.js';

export function development(telling: Telling): string {
  const { scene, pen, thread } = telling;
  const place = scene.turn % 6;
  const told = [
    thread
      ? pen.write('thread', [thread.thread.beats[thread.beat] ?? ''], {
          more: { who: thread.who },
          once: true,
        })
      : '',
    scene.turn === 1 ? tension(telling) : '',
    place === 0 || place === 3 ? remembered(telling) : '',
    place === 1 || place === 2 ? faction(telling) : '',
    place === 4 && scene.turn % 12 === 4 ? tension(telling) : '',
    place === 4 ? standing(telling) : '',
  ];
  return told.find((one) => one !== '') ?? pen.write('stakes', stakes[stageOf(scene.turn)] ?? []);
}

/** Each line of the chronicle in its turn; in its words, those that the deed is not about. */
function remembered({ scene, pen, reading }: Telling): string {
  const lines = scene.memory.lines.flatMap((line) => {
    const as = asRemembered(line);
    const isDead = line.topic !== 'death' && scene.memory.isDead(line.subject);
    return as && !isDead ? [{ line, as }] : [];
  });
  const third = Math.floor(scene.turn / 3);
  for (let step = 0; step < Math.min(4, lines.length); step += 1) {
    const { line, as } = lines[(third + step) % lines.length]!;
    if (sharesWord(contentWords(line.subject), reading.words)) continue;
    const text = pen.write(`remembered ${as}`, memories[as], {
      every: 3,
      more: { subject: inSentence(line.subject) },
    });
    if (text) return text;
  }
  return '';
}

function asRemembered({ topic, subject, text, settled }: MemoryLine): Remembered | null {
  if (topic === 'promise' || topic === 'debt')
    return settled ? (/broken|not kept/i.test(text) ? null : 'kept') : topic;
  if (topic === 'wound') return settled || !isOwnWound(subject) ? null : 'wound';
  return settled && topic === 'secret' ? null : topic;
}

/** What is remembered of whom the deed is about; told once in a while. */
export function knownBefore({ scene, pen, target, isTargetDead, reading }: Telling): string {
  if (target === '' || isTargetDead || reading.names.length === 0) return '';
  const line = scene.memory.about(target);
  if (!line || line.topic === 'wound') return '';
  const told = asClause(line.text);
  if (scene.earlier.some((one) => one.includes(told))) return '';
  return pen.write('known', knownTarget, { more: { subject: inSentence(line.subject), told } });
}

function faction({ scene, pen, aimedAt }: Telling): string {
  const one =
    aimedAt ?? scene.factions[(Math.floor(scene.turn / 6) + pen.offset) % Math.max(1, scene.factions.length)];
  if (!one) return '';
  const regard = regardOf(one.standing);
  return pen.write(`faction ${regard}`, factionLines[regard], {
    every: 4,
    more: { faction: inSentence(one.name) },
  });
}

function tension({ scene, pen, scenario }: Telling): string {
  const text = scene.tension || scenario.phaseAt(scene.ordinal).tension;
  const clause = lowerFirstUnlessName(text.trim().replace(/[.!?…]+$/u, ''));
  return pen.write('tension', tensionLines, { every: 6, more: { tension: clause } });
}

function standing({ scene, pen }: Telling): string {
  const { influence = 50, reputation = 50, resources = 50 } = scene.stats;
  const estate = pen.voice.estates[scene.estate];
  const telling = [
    ...(estate ? [estate] : []),
    ...(resources < 25 ? [standings.poor] : []),
    ...(reputation < 25 ? [standings.disliked] : []),
    ...(influence < 20 ? [standings.unknown] : []),
    ...(resources > 75 ? [standings.rich] : []),
    ...(influence > 75 ? [standings.mighty] : []),
    ...(reputation > 75 ? [standings.loved] : []),
    ...(scene.turn > 4 && scene.difficulty !== 'normal' ? [standings[scene.difficulty]] : []),
  ];
  const bank = telling[Math.floor(scene.turn / 6) % Math.max(1, telling.length)] ?? [];
  return pen.write('standing', bank, { every: 6 });
}

/** Early, middle and late in a game. */
export function stageOf(turn: number): number {
  return turn < 8 ? 0 : turn < 30 ? 1 : 2;
}
