import { Module } from '@nestjs/common';
import { Nights } from './nights.js';

/** Work of the night, for whoever has some. */
@Module({ providers: [Nights], exports: [Nights] })
export class NightsModule {}
