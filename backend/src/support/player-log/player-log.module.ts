import { Module } from '@nestjs/common';
import { PlayerLogs } from './player-logs.js';
import { PlayerStreams } from './player-streams.js';

@Module({ providers: [PlayerLogs, PlayerStreams], exports: [PlayerLogs] })
export class PlayerLogModule {}
