import { Module } from '@nestjs/common';
import { ProviderRows } from './provider-rows.js';

/** What the other rooms of the audit ask of the provider's side. */
@Module({ providers: [ProviderRows], exports: [ProviderRows] })
export class ProviderModule {}
