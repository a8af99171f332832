import {
  CreateSnapshot1700000000001,
  KeepSnapshotAsText1700000000005,
} from './event-store/snapshot.migration.js';
import {
  CreateSentLetters1763700000310,
  KeepSentLetters1764340000100,
  UnsentLetters1764600000120,
} from './mail/sent-letter.migrations.js';
import { SentLetterRow } from './mail/sent-letter.table.js';
import { CreateParkedLanes1764610000700 } from './parked-lanes/parked-lane.migration.js';
import { ParkedLaneRow } from './parked-lanes/index.js';
import { CreatePreview1700000000003 } from './preview/preview.migration.js';
import { CreateProjectorBooks1700000000004 } from './projector/projector.migration.js';
import type { SliceTables } from './read-models/index.js';
import { CreateRunningProcess1764820000100 } from './running-processes/running-process.migration.js';

/** The platform's own tables beside the read models. */
export const platformTables: SliceTables = {
  accounts: {
    entities: [SentLetterRow],
    migrations: [CreateSentLetters1763700000310, KeepSentLetters1764340000100, UnsentLetters1764600000120],
  },
  app: {
    entities: [ParkedLaneRow],
    migrations: [
      CreateSnapshot1700000000001,
      CreatePreview1700000000003,
      CreateProjectorBooks1700000000004,
      KeepSnapshotAsText1700000000005,
      CreateParkedLanes1764610000700,
      CreateRunningProcess1764820000100,
    ],
  },
};
