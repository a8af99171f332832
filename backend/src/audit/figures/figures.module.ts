import { Module } from '@nestjs/common';
import { Figures } from './figures.js';

/** The books' accounts at any instant, for whoever asks. */
@Module({ providers: [Figures], exports: [Figures] })
export class FiguresModule {}
