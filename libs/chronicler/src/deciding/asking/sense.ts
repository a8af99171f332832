/** What a question asks (who, when, how many …) and of what: the words that tell, alike in a question and in the wording of an entry. */
import { stem } from '../../plain-text.js';

export type Asked =
  | 'who'
  | 'name'
  | 'age'
  | 'when'
  | 'where'
  | 'count'
  | 'far'
  | 'long'
  | 'why'
  | 'how'
  | 'what'
  | 'whether'
  | 'about';

const lead =
  /^(?:(?:and|so|but|then|now|well|or|oh|ah|hm+|wait|please|tell me|say|exactly|anyway|by the way|be honest|honestly)[,:]? )+/i;
const askers =
  '(?:who|whom|whose|what|when|where|why|which|how|is|are|was|were|did|do|does|has|have|had|will|would|can|could)';

/** "When Sulla did this, what did he do": what is asked stands behind the comma; "Before anyone speaks: when did …" */
export function mainClause(question: string): string {
  const plain = question.replaceAll('’', "'").trim().replace(lead, '');
  const behind = new RegExp(
    `^(?:when|while|after|before|since|if|as|once|in|on|at|with|of|from)\\b[^?]*?[,:] (?:and |then )?(${askers}\\b.+)$`,
    'i',
  ).exec(plain)?.[1];
  const from = behind ?? new RegExp(`^[^?]{2,60}[:;] (${askers}\\b.+)$`, 'i').exec(plain)?.[1] ?? plain;
  return from.replace(lead, '');
}

const kinds: readonly (readonly [RegExp, Asked])[] = [
  [
    /^(?:who are you|what(?:'s| is| are|’s) (?:\S+ ){1,3}(?:called|names?)\b|(?:and )?your name|what are you called)/i,
    'name',
  ],
  [/^how old\b|^(?:what|at what) age\b|^what(?:'s| is) \S+(?: \S+)? age\b/i, 'age'],
  [/^how (?:far|distant)\b|^how many (?:leagues|miles|ri|kilomet)|^what (?:is the )?distance/i, 'far'],
  [
    /^how (?:long ago|soon|late)\b|^(?:when|what time|(?:what|which|in what|in which|on what|on which) (?:day|date|year|month|hour|time))\b/i,
    'when',
  ],
  [/^how (?:long|many (?:days|weeks|months|years|hours))\b/i, 'long'],
  [
    /^(?:with |for |by )?how (?:many|much|big|large|strong|high|tall|deep|wide|dear|often)\b|^what (?:does|do|did|would|is|are) (?:\S+ ){1,5}(?:cost|worth)|^(?:what (?:is|are) the )?(?:prices?|numbers?|strength|size)\b/i,
    'count',
  ],
  [/^how come\b|^(?:why|what for|for what)\b/i, 'why'],
  [/^(?:where|whither|in (?:what|which) (?:place|town|city|house|room|street))\b/i, 'where'],
  [
    /^(?:by |with |from |to |for |of |under )?(?:who|whom|whose)\b|^which (?:of (?:you|them|us)|man|men|woman|one)\b/i,
    'who',
  ],
  [/^how\b/i, 'how'],
  [/^(?:what (?:about|of)|about|of|for news of|tell)\b/i, 'about'],
  [/^(?:what|which|in which|in what|from what|with what)\b/i, 'what'],
  [
    /^(?:is|are|am|was|were|did|do|does|has|have|had|will|would|can|could|shall|should|may|might|must|whether|if|isn't|aren't|didn't|don't|haven't|won't|any)\b/i,
    'whether',
  ],
];

export function askedBy(question: string): Asked {
  const clause = mainClause(question);
  return kinds.find(([words]) => words.test(clause))?.[1] ?? 'about';
}

const small = new Set(
  (
    'a an the this that these those some any all every each both and or but so then than as if whether who whom whose what when where why which how i me my mine we us our ours you ' +
    'your yours he him his she her hers it its they them their theirs myself yourself is are am was were be been being do does did done doing have has had having ' +
    'will would shall should can could may might must of in on at to from by with for about into onto out up down off over under between through during there ' +
    'not no nor yet just only even ever exactly really still already again also too very much many more most old far long soon please anyway actually right now here ' +
    "what's where's who's how's that's it's i'm i've don't didn't isn't got get gets way thing things kind sort one ones ago time"
  ).split(' '),
);
/** They say little alone: an entry is not about them. */
const light = new Set(
  'want know say see come go take give make think tell hear find put look let keep send today tonight tomorrow yesterday first last new good great call day use happen own young'.split(
    ' ',
  ),
);
const bases: ReadonlyMap<string, string> = new Map(
  (
    'saw:see seen:see went:go gone:go going:go came:come sent:send told:tell knew:know known:know wrote:write written:write gave:give given:give died:die dead:die dying:die death:die killed:kill left:leave ' +
    'heard:hear said:say rode:ride ridden:ride bought:buy brought:bring met:meet wore:wear took:take taken:take made:make found:find thought:think fought:fight led:lead slept:sleep ate:eat eaten:eat ' +
    'fell:fall fallen:fall held:hold stood:stand lost:lose won:win became:become began:begin spoke:speak rose:rise men:man women:woman children:child wives:wife called:call named:name armies:army happened:happen'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
/** One of them is meant by any other, in a question. */
const alike: readonly (readonly string[])[] = [
  ['man', 'troop', 'soldier', 'legion', 'army', 'force', 'strength', 'host'],
  ['wife', 'husband', 'married', 'marry'],
  ['child', 'son', 'daughter'],
  ['money', 'coin', 'cash', 'purse', 'silver', 'gold'],
  ['price', 'cost', 'dear', 'worth', 'charge', 'pay', 'earn', 'wage'],
  ['food', 'eat', 'breakfast', 'dinner', 'supper', 'meal', 'lunch'],
  ['news', 'report'],
  ['horse', 'mount'],
  ['doctor', 'physician', 'surgeon'],
  ['kill', 'murder', 'slay', 'die'],
  ['begin', 'start'],
  ['dismiss', 'dismissal'],
  ['command', 'lead', 'commander', 'general'],
  ['letter', 'message', 'note'],
];
const groups = new Map(alike.flatMap((group) => group.map((word) => [stem(word), stem(group[0]!)] as const)));

/** The words that tell, each with its weight. */
export function tokensOf(text: string): Map<string, number> {
  const tokens = new Map<string, number>();
  for (const raw of text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    // They narrow nothing down.
    .replace(/\b(?:under arms|in arms|in all|at hand|at (?:my|our|his|your) (?:disposal|command))\b/gi, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}@][\p{L}\p{N}'@-]*/gu) ?? []) {
    const word = raw.replace(/'s?$/, '');
    if (small.has(raw) || small.has(word) || word.length < 2) continue;
    // "sons", "guns": too short for the common stem.
    const base =
      bases.get(word) ??
      (/^\p{L}{3}s$/u.test(word) && !/(?:ss|us|is|as)$/.test(word) ? word.slice(0, -1) : word);
    const root = stem(base);
    tokens.set(groups.get(root) ?? root, light.has(base) || light.has(root) || word === '@player' ? 0.4 : 1);
  }
  return tokens;
}

/** Proper names in it, beside what every sentence begins with. */
export function namesIn(question: string): string[] {
  return (question.match(/(?<=[^.!?:“" ] )\p{Lu}[\p{L}’'-]+|^\p{Lu}[\p{L}-]+(?=[’']s\b)/gu) ?? []).filter(
    (name) =>
      !/^(?:I|I['’]\p{L}+|The|What|Who|When|Where|Why|How|Which|Is|Are|Did|Do|Does|And|But|So|Has|Have|Of)$/u.test(
        name,
      ),
  );
}

export interface Owners {
  readonly me: boolean;
  readonly you: boolean;
}

/** Whose it is that is asked about: "my wife", "how many men have I". "We" may be both. */
export function ownersIn(text: string): Owners {
  return {
    me: /\b(?:my|mine)\b|\b(?:have|had|do|did|am|owe|owes|was) I\b|\bI (?:have|had|got|owe)\b|\bowes? me\b/i.test(
      text,
    ),
    you: /\b(?:your|yours)\b|\b(?:have|had|do|did|are|were|would|will) you\b|\byou (?:have|had|got|owe|are|were)\b/i.test(
      text,
    ),
  };
}

/** Several questions in one: "what are you called, who sewed that collar, and did you see the fire?" */
export function questionsOf(text: string): string[] {
  const opening =
    '(?:who|whom|whose|what|when|where|why|which|how|did|does|do|is|are|was|were|has|have|had|will|would|can)';
  const pieces = text
    .split(
      new RegExp(
        `(?<=\\?)\\s+|;\\s+|,\\s+(?:and |but )?(?=${opening}\\b)|\\s+and (?=(?:who|whom|whose|what|when|where|why|which|how|did|does|has|is|are|was|were|can|could|will|would|should)\\b)`,
        'iu',
      ),
    )
    .map((piece) => piece.trim().replace(/^(?:and|or|but) /i, ''))
    .filter((piece) => piece !== '');
  // "When Sulla did this, what …" is one; so is "what did you say, when …"
  const isWhole = (piece: string) =>
    new RegExp(`^${opening}\\b`, 'i').test(piece.replace(lead, '')) &&
    !/^(?:is|are|do|does|did|was|have|has) (?:it|that|so)\??$/i.test(piece);
  // "and where are they?", "what does Pompey?" ask on, of the same.
  const isBare = (piece: string) => {
    const names = namesIn(piece).flatMap((name) => [...tokensOf(name).keys()]);
    const telling = [...tokensOf(piece)].filter(([token, value]) => value >= 1 && !names.includes(token));
    return (
      telling.length === 0 &&
      !/\byou\b/i.test(piece) &&
      (names.length > 0 || /\b(?:they|them|it)\b/i.test(piece)) &&
      tokensOf(piece).size === names.length
    );
  };
  const wholes: string[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (index > 0 && /\b(?:they|them|it)\b/i.test(piece) && isBare(piece)) continue;
    // "and where?"
    if (index > 0 && /^(?:where|when|how|why|who|what|which)\??$/i.test(piece)) continue;
    const before = wholes.at(-1);
    const hangs =
      before === undefined ||
      !isWhole(piece) ||
      isBare(piece) ||
      (/^(?:when|while|if)\b/i.test(before) &&
        !before.includes('?') &&
        !/\b(?:did|do|does|is|was|will|are)\b/i.test(before.split(' ')[1] ?? ''));
    if (before !== undefined && hangs) wholes[wholes.length - 1] = `${before}, ${piece}`;
    else wholes.push(piece);
  }
  return wholes.length === 0 ? [text] : wholes.slice(0, 4);
}
