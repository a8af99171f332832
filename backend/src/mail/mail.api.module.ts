import { Module } from '@nestjs/common';
import { LettersExport } from './letters.export.js';
import { CountUnsentLettersHandler } from './unsent-letters.query.js';

@Module({ providers: [LettersExport, CountUnsentLettersHandler] })
export class MailApiModule {}
