/** The models in use, what they may cost, and what operators decided of both: the decisions as their stream tells them now. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ModelInUse, OperatorsDecision, ProviderOperations } from '@rubicon/contracts';
import { HOUSE, providerPrices, providerPricesFor } from '@rubicon/domain';
import { ModelPaces } from '../../model-pace/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { Aggregates } from '../../platform/event-store/index.js';
import { HouseNarration } from '../../platform/house-narration/index.js';
import { ProviderBudget } from '../../provider-costs/index.js';
import { StaffNames } from '../../staff/index.js';

export class GetProviderOperations extends Query<ProviderOperations> {}

@QueryHandler(GetProviderOperations)
export class GetProviderOperationsHandler implements IQueryHandler<GetProviderOperations> {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly house: HouseNarration,
    private readonly names: StaffNames,
    private readonly paces: ModelPaces,
    private readonly budget: ProviderBudget,
    private readonly config: AppConfig,
  ) {}

  async execute(): Promise<ProviderOperations> {
    const now = await this.aggregates.narration.load(HOUSE);
    // What is told of models and cap below is what this process goes by.
    this.house.saw(now);
    const { dailyCap, fallback } = now.state;
    const decisions = [dailyCap, fallback].flatMap((decision) => decision ?? []);
    const [names, spentMicroUsd] = await Promise.all([
      this.names.of(decisions.map(({ staffId }) => staffId)),
      this.budget.spentToday(),
    ]);
    const decided = ({ since, staffId, reason }: Omit<OperatorsDecision, 'name'>): OperatorsDecision => ({
      since,
      staffId,
      name: names.get(staffId)!,
      reason,
    });
    const { capMicroUsd, configuredCapMicroUsd: configuredMicroUsd } = this.budget;
    return {
      models: this.paces.addresses.map((_address, place) => this.inUse(place)),
      limits: { ...this.config.turnTokenLimits, ...this.paces.times() },
      dailyCap: {
        capMicroUsd,
        configuredMicroUsd,
        changed: dailyCap && { capMicroUsd: dailyCap.capMicroUsd, ...decided(dailyCap) },
        spentMicroUsd,
      },
      fallback: fallback && decided(fallback),
    };
  }

  private inUse(place: number): ModelInUse {
    const { model, baseUrl } = this.paces.addresses[place]!;
    const { pace } = this.paces.knownOf(place);
    const prices = providerPricesFor(model, { ...providerPrices, ...this.config.providerPrices });
    const { inputMicroUsd, cachedInputMicroUsd, outputMicroUsd } = prices;
    return {
      model,
      server: new URL(baseUrl).host,
      isAsked: place >= this.paces.firstAsked,
      prices: { inputMicroUsd, cachedInputMicroUsd, outputMicroUsd },
      readTokensPerSecond: pace?.readTokensPerSecond ?? null,
      writeTokensPerSecond: pace?.writeTokensPerSecond ?? null,
    };
  }
}
