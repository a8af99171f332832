/**
 * Health and metrics, on an address and a port of their own, loopback unless told: `/health/live` (the process turns), `/health/ready`
 * (all it needs answers), `/metrics` (Prometheus). Nobody is asked who they are.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { AppConfig } from '../config/index.js';
import { HealthRegistry } from './health-registry.js';
import { Log } from './log.js';
import { Metrics } from './metrics.js';

@Injectable()
export class OperationsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | null = null;

  constructor(
    private readonly config: AppConfig,
    private readonly health: HealthRegistry,
    private readonly metrics: Metrics,
    private readonly log: Log,
  ) {}

  /** Null before it listens. */
  get port(): number | null {
    return (this.server?.address() as AddressInfo | null)?.port ?? null;
  }

  async onApplicationBootstrap(): Promise<void> {
    const server = createServer((request, response) => {
      this.answer(request, response).catch((error: unknown) => {
        this.log.error('operations request failed', { error });
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.config.operationsPort, this.config.operationsHost, resolve);
    });
    this.server = server;
    const { operationsHost: host, roles } = this.config;
    this.log.info('operations server listens', { host, port: this.port, roles });
  }

  async onApplicationShutdown(): Promise<void> {
    const { server } = this;
    if (!server) return;
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    switch (request.url) {
      case '/health/live':
        return json(response, 200, { live: true });
      case '/health/ready': {
        const report = await this.health.report();
        return json(response, report.ready ? 200 : 503, report);
      }
      case '/metrics':
        response.writeHead(200, { 'content-type': this.metrics.registry.contentType });
        response.end(await this.metrics.registry.metrics());
        return;
      default:
        return json(response, 404, { code: 'not_found' });
    }
  }
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
