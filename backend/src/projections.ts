/** Every projection of the read models, with the tables it fills. */
import { playerCharacterProjection } from './characters/player-character.projection.js';
import { balanceProjection } from './credits/balance/balance.projection.js';
import { ledgerEntryProjection } from './credits/statement/ledger-entry.projection.js';
import { usageEntryProjection } from './credits/usage/usage-entry.projection.js';
import { demoProjection } from './demo/story/demo.projection.js';
import { openErasureProjection } from './erasure/index.js';
import { paymentProjection } from './payments/payment.projection.js';
import { openRefundProjection } from './payments/refunds/open-refund.projection.js';
import { readModel, type ReadModelProjection } from './platform/projector/index.js';
import { branchNameProjection } from './play/branches/branch-name.projection.js';
import { chronicleProjection } from './play/chronicle/chronicle.projection.js';
import { deletedGameProjection } from './play/games/deleted-game.projection.js';
import { turnReportProjection } from './play/reports/turn-report.projection.js';
import { shareProjection } from './play/shares/share.projection.js';
import { gameProjection } from './play/story/game.projection.js';
import { turnNodeProjection } from './play/story/turn-node.projection.js';
import { openTurnProjection } from './play/turns/open-turn.projection.js';
import { unbilledCostProjection } from './play/turns/unbilled-cost.projection.js';
import { providerCostProjection } from './provider-costs/provider-cost.projection.js';
import { publicStatsProjection } from './stats/public-stats.projection.js';

export const allProjections: readonly ReadModelProjection[] = [
  readModel(playerCharacterProjection, ['player_character']),
  readModel(gameProjection, ['game']),
  readModel(deletedGameProjection, ['deleted_game']),
  readModel(turnNodeProjection, ['turn_node']),
  readModel(branchNameProjection, ['branch_name']),
  readModel(chronicleProjection, ['chronicle_amendment', 'chronicle_summary']),
  readModel(shareProjection, ['share']),
  readModel(turnReportProjection, ['turn_report']),
  readModel(openTurnProjection, ['open_turn']),
  readModel(unbilledCostProjection, ['unbilled_cost']),
  readModel(providerCostProjection, ['provider_cost']),
  readModel(balanceProjection, ['balance']),
  readModel(ledgerEntryProjection, ['ledger_entry']),
  readModel(usageEntryProjection, ['usage_game', 'usage_entry']),
  readModel(openErasureProjection, ['open_erasure']),
  readModel(paymentProjection, ['payment']),
  readModel(openRefundProjection, ['open_refund']),
  readModel(demoProjection, ['demo', 'demo_turn']),
  readModel(publicStatsProjection, ['public_stats', 'stats_buyer']),
];
