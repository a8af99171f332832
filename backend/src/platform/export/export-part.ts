/** What we hold of a player, as they may take it with them: every slice that keeps something of theirs has a part. */
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { providersOf } from '../lifecycle/index.js';

/** A part is a provider of the API role. */
export abstract class ExportPart {
  /** Its key in the file; unique. */
  abstract readonly name: string;
  /** A value, or the items of a list, one by one, so that a long list is never held as a whole. Texts come opened. */
  abstract read(playerId: string): Promise<unknown> | AsyncIterable<unknown>;
}

/** The API process's parts. */
@Injectable()
export class ExportParts implements OnModuleInit {
  private readonly parts = new Map<string, ExportPart>();

  constructor(@Inject(DiscoveryService) private readonly discovery: Pick<DiscoveryService, 'getProviders'>) {}

  /** @throws Error when two parts have one name */
  onModuleInit(): void {
    for (const part of providersOf(this.discovery, ExportPart)) {
      if (this.parts.has(part.name)) throw new Error(`Two parts of the export are named ${part.name}.`);
      this.parts.set(part.name, part);
    }
  }

  /** By name: the file always looks the same. */
  get all(): readonly ExportPart[] {
    return [...this.parts.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  }
}
