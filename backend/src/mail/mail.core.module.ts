import { Module } from '@nestjs/common';
import { LettersOnce } from './letters-once.js';

/** What sends a letter once, whichever role asks for it. */
@Module({ providers: [LettersOnce], exports: [LettersOnce] })
export class MailCoreModule {}
