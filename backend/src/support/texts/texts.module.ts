import { Module } from '@nestjs/common';
import { StaffTexts } from './staff-texts.js';

@Module({ providers: [StaffTexts], exports: [StaffTexts] })
export class StaffTextsModule {}
