import { Module } from '@nestjs/common';
import { BackgroundLetters } from './background-letters.js';

@Module({ providers: [BackgroundLetters], exports: [BackgroundLetters] })
export class BackgroundLettersModule {}
