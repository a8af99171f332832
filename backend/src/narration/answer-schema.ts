/** The shape of the narrator's answer, as JSON Schema for the model and with the bounds that reading it enforces. */
import { MAX_DAYS_PER_TURN, MAX_PROPOSED_EFFECT } from '@rubicon/domain';

export const NARRATIVE_CHARACTERS_MAX = 12_000;
export const SUGGESTION_TITLE_CHARACTERS_MAX = 120;
export const SUGGESTION_TEXT_CHARACTERS_MAX = 500;

const effect = (of: string) => ({
  type: 'integer',
  minimum: -MAX_PROPOSED_EFFECT,
  maximum: MAX_PROPOSED_EFFECT,
  description: `How this turn moves the character's ${of}; 0 when it does not.`,
});

/** `narrative` comes first, so that it can be shown while the rest is still being written. */
export const answerSchema = {
  name: 'turn',
  strict: true,
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['narrative', 'suggestions', 'effects', 'daysPassed'],
    properties: {
      narrative: { type: 'string', description: 'What happens, in the second person: 150 to 300 words.' },
      suggestions: {
        type: 'array',
        minItems: 3,
        maxItems: 3,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['title', 'text'],
          properties: {
            title: { type: 'string', description: 'Two to six words.' },
            text: { type: 'string', description: 'One sentence: what the character would do.' },
          },
        },
      },
      effects: {
        type: 'object',
        additionalProperties: false,
        required: ['influence', 'reputation', 'resources'],
        properties: {
          influence: effect('influence'),
          reputation: effect('reputation'),
          resources: effect('resources'),
        },
      },
      daysPassed: { type: 'integer', minimum: 0, maximum: MAX_DAYS_PER_TURN },
    },
  },
} as const;
