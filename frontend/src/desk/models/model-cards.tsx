import type { ModelInUse } from '@rubicon/contracts';
import { Badge } from '../../components/ui/badge.js';
import { classNames } from '../../lib/class-names.js';
import { formatCount, formatMicroUsd } from '../../lib/format.js';
import { modelStrings } from '../../strings/desk/models.js';
import { Figure } from '../ui/figure.js';

const strings = modelStrings.list;

/** The models in the order in which they are asked: where each is, what it costs, and how fast it was when it was last measured. */
export function ModelCards({ models }: { models: readonly ModelInUse[] }) {
  return (
    <ol aria-label={strings.label} className="mt-5 grid gap-4 sm:grid-cols-2">
      {models.map((model, place) => (
        <li
          key={place}
          className={classNames(
            'min-w-0 border-t-3 bg-surface px-4 py-3',
            model.isAsked ? 'border-accent' : 'border-line-strong',
          )}
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
            <h3 className="font-semibold [overflow-wrap:anywhere]">{model.model}</h3>
            <Badge variant={model.isAsked ? 'accent' : 'second'}>{standing(models, place)}</Badge>
          </div>
          <p className="typed text-note [overflow-wrap:anywhere] text-ink-soft">{model.server}</p>
          <Figures model={model} />
        </li>
      ))}
    </ol>
  );
}

function standing(models: readonly ModelInUse[], place: number): string {
  if (!models[place]!.isAsked) return strings.passedOver;
  if (models.filter(({ isAsked }) => isAsked).length === 1) return strings.alone;
  return place === 0 ? strings.first : strings.next;
}

function Figures({ model: { prices, readTokensPerSecond, writeTokensPerSecond } }: { model: ModelInUse }) {
  return (
    <>
      <h4 className="mt-3 text-caption text-ink-soft">{strings.prices}</h4>
      <dl className="figures">
        <Figure name={strings.input}>{formatMicroUsd(prices.inputMicroUsd)}</Figure>
        <Figure name={strings.cachedInput}>{formatMicroUsd(prices.cachedInputMicroUsd)}</Figure>
        <Figure name={strings.output}>{formatMicroUsd(prices.outputMicroUsd)}</Figure>
      </dl>
      <h4 className="mt-3 text-caption text-ink-soft">{strings.speed}</h4>
      <dl className="figures">
        <Figure name={strings.reads}>{written(readTokensPerSecond)}</Figure>
        <Figure name={strings.writes}>{written(writeTokensPerSecond)}</Figure>
      </dl>
    </>
  );
}

function written(tokensPerSecond: number | null): string {
  return tokensPerSecond === null ? strings.notProbed : formatCount(Math.round(tokensPerSecond));
}
