/**
 * Our own rules first, then the provider's moderation where one is configured.
 *
 * A provider that does not answer does not stop the turn (fail open): our rules have passed it, the model has its own refusals, and
 * a broken side service must not silence every player. It is counted, and logged without the text, so that operators see it.
 */
import { Counter } from 'prom-client';
import type { Log, Metrics } from '../platform/observability/index.js';
import { Moderation, type Author, type ModerationVerdict } from './moderation.js';
import type { ProviderModeration } from './provider-moderation.js';
import { checkByRules } from './rule-moderation.js';
import { whyUnasked } from './why-unasked.js';

const PASSED: ModerationVerdict = { refused: false, categories: [] };

export class ConfiguredModeration extends Moderation {
  private readonly checks: Counter<'by' | 'author' | 'result'>;

  constructor(
    private readonly provider: Pick<ProviderModeration, 'check'> | null,
    { registry }: Metrics,
    private readonly log: Log,
  ) {
    super();
    this.checks = new Counter({
      name: 'rubicon_moderation_checks_total',
      help: 'Texts checked, by our rules or by the provider: passed, refused, or failed (the provider did not answer).',
      labelNames: ['by', 'author', 'result'],
      registers: [registry],
    });
  }

  async check(text: string, author: Author): Promise<ModerationVerdict> {
    const byRules = this.counted('rules', author, checkByRules(text, author));
    if (byRules.refused || !this.provider || text.trim() === '') return byRules;
    try {
      return this.counted('provider', author, await this.provider.check(text, author));
    } catch (error) {
      this.checks.inc({ by: 'provider', author, result: 'failed' });
      this.log.warn(`moderation could not be asked: ${whyUnasked(error)}`);
      return PASSED;
    }
  }

  private counted(by: string, author: Author, verdict: ModerationVerdict): ModerationVerdict {
    this.checks.inc({ by, author, result: verdict.refused ? 'refused' : 'passed' });
    return verdict;
  }
}
