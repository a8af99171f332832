import { Module } from '@nestjs/common';
import { ProviderModule } from '../provider/index.js';
import { Evidence } from './evidence.js';
import { Exceptions } from './exceptions.js';

/** What is wrong, for whoever asks. */
@Module({ imports: [ProviderModule], providers: [Exceptions, Evidence], exports: [Exceptions, Evidence] })
export class ExceptionsModule {}
