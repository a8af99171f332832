import { Module } from '@nestjs/common';
import { CharactersApiModule } from '../characters/index.js';
import { CreditsApiModule } from '../credits/index.js';
import { ModerationModule } from '../moderation/index.js';
import { ProviderCostsModule } from '../provider-costs/index.js';
import { BookEndpoint } from './book/book.endpoint.js';
import { GetBookHandler } from './book/book.query.js';
import { BranchNames } from './branches/branch-names.js';
import { NameBranchHandler } from './branches/name-branch.handler.js';
import { AmendChronicleHandler } from './chronicle/amend-chronicle.handler.js';
import { ChronicleReader } from './chronicle/chronicle-reader.js';
import { ChronicleSnapshots } from './chronicle/chronicle-snapshots.js';
import { ChronicleEndpoint } from './chronicle/chronicle.endpoint.js';
import { ChronicleExport } from './chronicle/chronicle.export.js';
import { GetChronicleHandler } from './chronicle/chronicle.query.js';
import { Chronicles } from './chronicle/chronicles.js';
import { WoundsInChronicle } from './chronicle/wounds-in-chronicle.js';
import { ComparisonEndpoint } from './comparison/comparison.endpoint.js';
import { CompareNodesHandler } from './comparison/comparison.query.js';
import { CurrentGames } from './current-game/current-games.js';
import { BranchNamesExport } from './export/branch-names.export.js';
import { DeletedGamesExport } from './export/deleted-games.export.js';
import { GamesExport } from './export/games.export.js';
import { ReportsExport } from './export/reports.export.js';
import { SharesExport } from './export/shares.export.js';
import { TurnsExport } from './export/turns.export.js';
import { BeginGame } from './games/begin-game.js';
import { DeleteGameHandler } from './games/delete-game.handler.js';
import { GameEndpoint } from './games/game.endpoint.js';
import { GetCurrentGameHandler, GetGameHandler, LoadGameHandler } from './games/game.query.js';
import { GamesEndpoint } from './games/games.endpoint.js';
import { RewindGameHandler } from './games/rewind-game.handler.js';
import { StartGameAfterPrologueHandler } from './games/start-game-after-prologue.handler.js';
import { StartGameHandler } from './games/start-game.handler.js';
import { ListTurnsHandler } from './games/turns-of-game.query.js';
import { ReportTurnEndpoint } from './reports/report-turn.endpoint.js';
import { ReportTurnHandler } from './reports/report-turn.handler.js';
import { SupportReportsEndpoint } from './reports/support-reports.endpoint.js';
import { ListReportsHandler } from './reports/support-reports.query.js';
import { SaveGameEndpoint } from './saves/save-game.endpoint.js';
import { SaveGameHandler } from './saves/save-game.handler.js';
import { SavedGamesEndpoint } from './saves/saved-games.endpoint.js';
import { ListSavedGamesHandler } from './saves/saved-games.query.js';
import { RevokeShareHandler } from './shares/revoke-share.handler.js';
import { ShareGameHandler } from './shares/share-game.handler.js';
import { SharedStoryEndpoint } from './shares/shared-story.endpoint.js';
import { ReadSharedStoryHandler } from './shares/shared-story.query.js';
import { SharesEndpoint } from './shares/shares.endpoint.js';
import { ListSharesHandler } from './shares/shares.query.js';
import { OpenWounds } from './tree/danger.js';
import { NameBranchEndpoint } from './tree/name-branch.endpoint.js';
import { Paths } from './tree/paths.js';
import { Story } from './tree/story.js';
import { TreeEndpoint } from './tree/tree.endpoint.js';
import { GetTreeHandler } from './tree/tree.query.js';
import { TurnReader } from './tree/turn-reader.js';
import { GetFinishedTurnHandler } from './turns/finished-turn.query.js';
import { FollowTurnEndpoint } from './turns/follow-turn.endpoint.js';
import { StopTurnEndpoint } from './turns/stop-turn.endpoint.js';
import { StopTurnHandler } from './turns/stop-turn.handler.js';
import { SubmitTurnEndpoint } from './turns/submit-turn.endpoint.js';
import { SubmitTurnHandler } from './turns/submit-turn.handler.js';
import { TurnEngine } from './turns/turn-engine.js';
import { TurnStagesModule } from './turns/turn-stages.js';
import { TurnEndpoint } from './turns/turn.endpoint.js';
import { GetTurnHandler } from './turns/turn.query.js';
import { TurnsUnderWay } from './turns/turns-under-way.js';
import { UnbilledAllowance } from './turns/unbilled-allowance.js';

@Module({
  imports: [CharactersApiModule, ProviderCostsModule, CreditsApiModule, ModerationModule, TurnStagesModule],
  // /api/games/saved stands before /api/games/{id}, so that "saved" is no id.
  controllers: [
    GameEndpoint,
    SaveGameEndpoint,
    SavedGamesEndpoint,
    GamesEndpoint,
    ChronicleEndpoint,
    SubmitTurnEndpoint,
    TurnEndpoint,
    FollowTurnEndpoint,
    StopTurnEndpoint,
    TreeEndpoint,
    NameBranchEndpoint,
    ComparisonEndpoint,
    BookEndpoint,
    SharesEndpoint,
    SharedStoryEndpoint,
    ReportTurnEndpoint,
    SupportReportsEndpoint,
  ],
  providers: [
    TurnEngine,
    CurrentGames,
    Story,
    TurnReader,
    Paths,
    BranchNames,
    GetTreeHandler,
    CompareNodesHandler,
    NameBranchHandler,
    GetBookHandler,
    ShareGameHandler,
    RevokeShareHandler,
    ListSharesHandler,
    ReadSharedStoryHandler,
    ReportTurnHandler,
    ListReportsHandler,
    TurnsUnderWay,
    UnbilledAllowance,
    ChronicleSnapshots,
    Chronicles,
    ChronicleReader,
    { provide: OpenWounds, useClass: WoundsInChronicle },
    GetChronicleHandler,
    AmendChronicleHandler,
    ChronicleExport,
    BeginGame,
    StartGameHandler,
    StartGameAfterPrologueHandler,
    RewindGameHandler,
    DeleteGameHandler,
    SaveGameHandler,
    SubmitTurnHandler,
    StopTurnHandler,
    GetCurrentGameHandler,
    GetGameHandler,
    LoadGameHandler,
    ListTurnsHandler,
    ListSavedGamesHandler,
    GetTurnHandler,
    GetFinishedTurnHandler,
    GamesExport,
    TurnsExport,
    DeletedGamesExport,
    BranchNamesExport,
    SharesExport,
    ReportsExport,
  ],
})
export class PlayApiModule {}
