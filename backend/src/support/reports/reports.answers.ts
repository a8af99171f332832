/** Reported turns as support sees them, in OpenAPI's terms. The shapes are the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  reportReasons,
  type ReportReason,
  type ReportState,
  type StaffReport,
  type StaffReportCount,
  type StaffReportPage,
  type StaffText,
  type TextGrant,
} from '@rubicon/contracts';
import { TextGrantBody } from '../grants/grants.answers.js';
import { StaffTextBody } from '../texts/texts.answers.js';

export const reportStates: readonly ReportState[] = ['open', 'taken', 'answered'];

@ApiSchema({ name: 'StaffReport' })
export class StaffReportBody implements StaffReport {
  @ApiProperty({ format: 'uuid' })
  reportId: string;
  @ApiProperty({ format: 'uuid' })
  playerId: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null: erased.' })
  maskedUsername: string | null;
  @ApiProperty({ format: 'uuid' })
  gameId: string;
  @ApiProperty({ format: 'uuid', description: "The game's id for the opening." })
  turnId: string;
  @ApiProperty({ enum: reportReasons })
  reason: ReportReason;
  @ApiProperty({ format: 'date-time' })
  reportedAt: string;
  @ApiProperty({ enum: reportStates })
  state: ReportState;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Who took or answered it.' })
  ownerId: string | null;
  @ApiProperty({ type: String, nullable: true })
  ownerName: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  answeredAt: string | null;
  @ApiProperty({ type: StaffTextBody, description: 'What the player says about it; may be empty.' })
  comment: StaffText;
  @ApiProperty({ type: StaffTextBody, description: 'Opened, the opening has none.' })
  userInput: StaffText;
  @ApiProperty({ type: StaffTextBody })
  narrative: StaffText;
  @ApiProperty({ type: TextGrantBody, nullable: true, description: "The reader's own, for the player." })
  grant: TextGrant | null;
}

@ApiSchema({ name: 'StaffReportPage' })
export class StaffReportPageBody implements StaffReportPage {
  @ApiProperty({ type: [StaffReportBody] })
  reports: StaffReportBody[];
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  nextBefore: string | null;
}

@ApiSchema({ name: 'StaffReportCount' })
export class StaffReportCountBody implements StaffReportCount {
  @ApiProperty({ type: 'integer', description: 'That nobody has taken.' })
  open: number;
}
