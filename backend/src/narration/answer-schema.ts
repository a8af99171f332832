/** The shape of the narrator's answer, as JSON Schema for the model and with the bounds that reading it enforces. */
import {
  actKinds,
  actOutcomes,
  chronicleChanges,
  chronicleTopics,
  FACTIONS_PER_TURN_MAX,
  LINE_CHARACTERS_MAX,
  matterKinds,
  MAX_PROPOSED_EFFECT,
  MAX_PROPOSED_STANDING,
  presences,
  SCENE_REGARD_MAX,
  sceneHours,
  SUBJECT_CHARACTERS_MAX,
} from '@rubicon/domain';

export const NARRATIVE_CHARACTERS_MAX = 12_000;
export const SUGGESTION_TITLE_CHARACTERS_MAX = 120;
export const SUGGESTION_TEXT_CHARACTERS_MAX = 500;
/** What a model is asked for at most; the chronicle itself takes a few more. */
export const CHRONICLE_ITEMS_MAX = 4;
export const EPILOGUE_CHARACTERS_MAX = 1_500;
/** Of each kind that a scene tells of: of what is new or has changed in one turn. */
export const SCENE_ITEMS_MAX = 8;

const effect = (of: string) => ({
  type: 'integer',
  minimum: -MAX_PROPOSED_EFFECT,
  maximum: MAX_PROPOSED_EFFECT,
  description: `How this turn moves the character's ${of}; 0 when it does not.`,
});

const item = <const Properties extends object>(properties: Properties) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

const text = { type: 'string' } as const;
const listOf = <const Items extends object>(items: Items) => ({
  type: 'array',
  maxItems: SCENE_ITEMS_MAX,
  items,
});

const scene = {
  description: 'Only what changed.',
  ...item({
    act: { type: 'string', enum: actKinds },
    outcome: { type: 'string', enum: actOutcomes },
    place: { type: 'string', description: 'Where the turn ends; "": unmoved.' },
    hour: { type: 'string', enum: sceneHours },
    speakers: listOf(text),
    uses: listOf(text),
    people: listOf(
      item({
        name: text,
        state: { type: 'string', enum: presences },
        where: text,
        regard: { type: 'integer', minimum: -SCENE_REGARD_MAX, maximum: SCENE_REGARD_MAX },
        note: text,
      }),
    ),
    things: listOf(item({ name: text, holder: text, gone: { type: 'boolean' }, note: text })),
    deed: item({ text, to: text, answer: text, knownTo: listOf(text) }),
    opened: listOf(item({ kind: { type: 'string', enum: matterKinds }, from: text, text })),
    closed: listOf(text),
  }),
};

/** `scene` and `daysPassed` come first, so that they can be judged before a word of the story is shown; then what is shown while it is written. */
export const answerSchema = {
  name: 'turn',
  strict: true,
  schema: item({
    scene,
    // Bounded where it is read: small models take the largest number that they are told of.
    daysPassed: { type: 'integer', minimum: 0 },
    narrative: { type: 'string', description: 'What happens, in the second person: 120 to 220 words.' },
    suggestions: {
      type: 'array',
      minItems: 3,
      maxItems: 3,
      items: item({
        title: { type: 'string', description: 'Two to six words.' },
        text: { type: 'string', description: 'One sentence: what the character would do.' },
      }),
    },
    effects: item({
      influence: effect('influence'),
      reputation: effect('reputation'),
      resources: effect('resources'),
    }),
    factions: {
      type: 'array',
      maxItems: FACTIONS_PER_TURN_MAX,
      items: item({
        faction: { type: 'string', description: 'The id of a faction.' },
        change: { type: 'integer', minimum: -MAX_PROPOSED_STANDING, maximum: MAX_PROPOSED_STANDING },
      }),
    },
    bends: {
      type: 'array',
      maxItems: 1,
      items: { type: 'string', description: 'The id of an event of history that has now gone otherwise.' },
    },
    chronicle: {
      type: 'array',
      maxItems: CHRONICLE_ITEMS_MAX,
      items: item({
        line: { type: 'string', description: '"" for something new, or the number of the line: "c12".' },
        topic: { type: 'string', enum: chronicleTopics },
        subject: {
          type: 'string',
          description: `Who or what, as the story names it: at most ${SUBJECT_CHARACTERS_MAX} characters.`,
        },
        text: { type: 'string', description: `One sentence: at most ${LINE_CHARACTERS_MAX} characters.` },
        change: { type: 'string', enum: chronicleChanges },
      }),
    },
    ending: { type: 'string', enum: ['none', 'death', 'triumph'] },
    epilogue: { type: 'string', description: '"" unless the story ends: then three to six sentences.' },
  }),
} as const;
