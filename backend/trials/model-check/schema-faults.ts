/** How far an answer keeps to the form that it was asked for. */
import { Ajv } from 'ajv';
import { answerSchema } from '../../src/narration/answer-schema.js';

const ajv = new Ajv({ allErrors: true, strict: false });
const isTurn = ajv.compile(answerSchema.schema);

/** Each in a few words; one for text that is no JSON. */
export function schemaFaults(text: string): readonly string[] {
  const json = /\{[^]*\}/.exec(text)?.[0];
  let answer: unknown;
  try {
    answer = JSON.parse(json ?? '');
  } catch {
    return ['no JSON'];
  }
  const faults = isTurn(answer) ? [] : (isTurn.errors ?? []);
  return faults.map(
    ({ instancePath, message = 'is wrong' }) => `${instancePath.slice(1) || 'the answer'} ${message}`,
  );
}
