import type { TurnLimits } from '@rubicon/contracts';
import { formatCount } from '../../lib/format.js';
import { modelStrings } from '../../strings/desk/models.js';
import { formatLimit } from '../lib/format-duration.js';
import { Figure } from '../ui/figure.js';
import { Section } from '../ui/section.js';

const strings = modelStrings.limits;

export function TurnLimitFacts({ limits }: { limits: TurnLimits }) {
  return (
    <Section level={2} title={strings.title}>
      <dl className="figures mt-3 flex flex-col gap-1.5">
        <Figure name={strings.maxInputTokens}>{formatCount(limits.maxInputTokens)}</Figure>
        <Figure name={strings.maxOutputTokens}>{formatCount(limits.maxOutputTokens)}</Figure>
        <Figure name={strings.firstTokenMs}>{formatLimit(limits.firstTokenMs)}</Figure>
        <Figure name={strings.idleMs}>{formatLimit(limits.idleMs)}</Figure>
        <Figure name={strings.totalMs}>{formatLimit(limits.totalMs)}</Figure>
        <Figure name={strings.abandonAfterMs}>{formatLimit(limits.abandonAfterMs)}</Figure>
      </dl>
    </Section>
  );
}
