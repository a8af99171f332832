import type { SliceTables } from '../platform/read-models/index.js';
import { CreateSentLetters1763700000310 } from './mail.migrations.js';
import { SentLetterRow } from './sent-letter.table.js';

export const mailTables: SliceTables = {
  accounts: { entities: [SentLetterRow], migrations: [CreateSentLetters1763700000310] },
};
