/** The `narrator` role: takes turns from the queue and writes them. */
import { Module } from '@nestjs/common';
import { PlayNarratorModule } from './play/play.narrator.module.js';

@Module({ imports: [PlayNarratorModule] })
export class NarratorRole {}
