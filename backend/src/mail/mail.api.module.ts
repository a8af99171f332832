import { Module } from '@nestjs/common';
import { LettersExport } from './letters.export.js';

@Module({ providers: [LettersExport] })
export class MailApiModule {}
