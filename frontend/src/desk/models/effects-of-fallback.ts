/** What it does to pass the first model over, and to ask it again. */
import type { ModelInUse } from '@rubicon/contracts';
import { formatMicroUsd } from '../../lib/format.js';
import { modelStrings } from '../../strings/desk/models.js';

const { force, lift } = modelStrings;

export function effectsOfForce(first: ModelInUse, second: ModelInUse): string[] {
  const { inputMicroUsd, cachedInputMicroUsd, outputMicroUsd } = second.prices;
  return [
    force.asked(first.model, second.model),
    force.price(
      second.model,
      formatMicroUsd(inputMicroUsd),
      formatMicroUsd(cachedInputMicroUsd),
      formatMicroUsd(outputMicroUsd),
    ),
    force.alone,
    force.underWay,
  ];
}

export function effectsOfLift(first: ModelInUse, second: ModelInUse): string[] {
  return [lift.asked(first.model, second.model), force.underWay];
}
