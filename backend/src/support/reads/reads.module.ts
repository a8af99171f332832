import { Module } from '@nestjs/common';
import { StaffReads } from './staff-reads.js';

@Module({ providers: [StaffReads], exports: [StaffReads] })
export class StaffReadsModule {}
