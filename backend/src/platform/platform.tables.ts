import {
  CreateSnapshot1700000000001,
  KeepSnapshotAsText1700000000005,
} from './event-store/snapshot.migration.js';
import {
  CreateSentLetters1763700000310,
  KeepSentLetters1764340000100,
} from './mail/sent-letter.migrations.js';
import { SentLetterRow } from './mail/sent-letter.table.js';
import { CreatePreview1700000000003 } from './preview/preview.migration.js';
import { CreateProjectorBooks1700000000004 } from './projector/projector.migration.js';
import type { SliceTables } from './read-models/index.js';

/** The platform's own tables beside the read models. */
export const platformTables: SliceTables = {
  accounts: {
    entities: [SentLetterRow],
    migrations: [CreateSentLetters1763700000310, KeepSentLetters1764340000100],
  },
  app: {
    entities: [],
    migrations: [
      CreateSnapshot1700000000001,
      CreatePreview1700000000003,
      CreateProjectorBooks1700000000004,
      KeepSnapshotAsText1700000000005,
    ],
  },
};
