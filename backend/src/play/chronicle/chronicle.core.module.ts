import { Module } from '@nestjs/common';
import { ChronicleSnapshots } from './chronicle-snapshots.js';
import { Chronicles } from './chronicles.js';

/** What the API and the narrator share: the chronicles themselves, once in a process that has both roles. */
@Module({
  providers: [ChronicleSnapshots, Chronicles],
  exports: [Chronicles],
})
export class ChronicleCoreModule {}
