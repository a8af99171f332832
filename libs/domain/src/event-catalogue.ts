/** Renders docs/events.md out of the schemas, so that the catalogue cannot fall behind the code. */
import type { EventSchema } from '@rubicon/eventsourcing';
import { aggregates } from './aggregates.js';
import { moneyFieldsOf, privateFieldsOf } from './event-shapes.js';

/** Markdown, ending in a newline; the same for the same code. */
export function renderEventCatalogue(): string {
  return [
    '# Events',
    '',
    'Everything that can happen, as it is written to the log. Generated from the code: change it there.',
    'Private fields are sealed under the player’s own key and become unreadable when the player is erased.',
    ...Object.values(aggregates).flatMap(({ category, idName, says, codec }) => [
      '',
      `## \`${category}-<${idName}>\``,
      '',
      `${says} Its shapes: \`libs/domain/src/${category}/${category}.events.ts\`.`,
      '',
      '| Event | Version | What happened | Private fields | Money |',
      '| --- | --- | --- | --- | --- |',
      ...Object.entries(codec.schemas).map(([type, schema]) => row(type, schema)),
    ]),
    '',
  ].join('\n');
}

function row(type: string, { version, says }: EventSchema): string {
  const cells = [
    `\`${type}\``,
    String(version),
    says,
    names(privateFieldsOf(type)),
    names(moneyFieldsOf(type)),
  ];
  return `| ${cells.join(' | ')} |`;
}

function names(fields: readonly string[]): string {
  return fields.length === 0 ? '–' : fields.map((field) => `\`${field}\``).join(', ');
}
