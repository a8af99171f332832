import { Module } from '@nestjs/common';
import { AuditExports } from './audit-exports.js';
import { AuditExportsEndpoint } from './exports.endpoint.js';

/** Files for auditors: asked for, cancelled, read. */
@Module({ controllers: [AuditExportsEndpoint], providers: [AuditExports] })
export class AuditExportsApiModule {}
