/** The `narrator` role: takes turns from the queue and writes them. */
import { Module } from '@nestjs/common';
import { DemoNarratorModule } from './demo/demo.narrator.module.js';
import { PlayNarratorModule } from './play/play.narrator.module.js';

@Module({ imports: [PlayNarratorModule, DemoNarratorModule] })
export class NarratorRole {}
