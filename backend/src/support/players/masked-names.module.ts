import { Module } from '@nestjs/common';
import { MaskedNames } from './masked-names.js';

@Module({ providers: [MaskedNames], exports: [MaskedNames] })
export class MaskedNamesModule {}
