/** Starts the roles that the configuration names, in this process. */
import type { INestApplicationContext, Type } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import 'reflect-metadata';
import { ModelPacesModule } from './model-pace/index.js';
import type { AppConfig } from './platform/config/index.js';
import { Shutdown } from './platform/lifecycle/index.js';
import {
  Log,
  NestLog,
  OperationsServer,
  processLog,
  StartingNestLog,
} from './platform/observability/index.js';
import { PlatformModule } from './platform/platform.module.js';
import { HeartbeatModule } from './platform/running-processes/index.js';
import { allTables } from './tables.js';
import { waitForServices } from './wait-for-services.js';

export interface RunningBackend {
  readonly app: INestApplicationContext;
  /** Null without the `api` role. */
  readonly port: number | null;
  readonly operationsPort: number | null;
  /** Resolves when it has nothing left to do, and is to be stopped: an operator has drained it. */
  readonly done: Promise<void>;
  /** Finishes what is under way, then ends. */
  stop(): Promise<void>;
}

/** @throws ConfigError, LogMismatch, EventStoreRefused, or what a service said that could not be reached */
export async function startBackend(config: AppConfig): Promise<RunningBackend> {
  const roles = await roleModules(config);
  await waitForServices(config);

  @Module({
    imports: [PlatformModule.with(config, allTables), ModelPacesModule, HeartbeatModule, ...roles],
  })
  class Backend {}

  const app = await (config.has('api') ? createApi(Backend, config) : createWorker(Backend, config));
  try {
    const port = config.has('api') ? await listen(app as NestExpressApplication, config) : null;
    if (config.has('projector')) {
      const { ProjectorModule } = await import('./platform/projector/index.js');
      await app.get(ProjectorModule).start();
    }
    let stopped: Promise<void> | null = null;
    return {
      app,
      port,
      operationsPort: app.get(OperationsServer).port,
      done: app.get(Shutdown).requested,
      stop: () => (stopped ??= app.close()),
    };
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** Each role's code is loaded only where it runs. */
async function roleModules(config: AppConfig): Promise<Type[]> {
  const modules: Type[] = [];
  if (config.has('api')) modules.push((await import('./api.role.js')).ApiRole);
  if (config.has('narrator')) modules.push((await import('./narrator.role.js')).NarratorRole);
  if (config.has('projector')) modules.push((await import('./projector.role.js')).ProjectorRole);
  if (config.has('auditor')) modules.push((await import('./auditor.role.js')).AuditorRole);
  return modules;
}

async function createApi(root: Type, config: AppConfig): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(root, {
    bodyParser: false,
    rawBody: true,
    logger: new StartingNestLog(processLog(config)),
    abortOnError: false,
  });
  app.useLogger(new NestLog(app.get(Log)));
  return app;
}

async function createWorker(root: Type, config: AppConfig): Promise<INestApplicationContext> {
  const app = await NestFactory.createApplicationContext(root, {
    logger: new StartingNestLog(processLog(config)),
    abortOnError: false,
  });
  app.useLogger(new NestLog(app.get(Log)));
  return app;
}

/** The port it got. */
async function listen(app: NestExpressApplication, config: AppConfig): Promise<number> {
  const { setUpHttp } = await import('./platform/http/http-server.js');
  setUpHttp(app);
  await app.listen(config.port, config.host);
  const address = app.getHttpServer().address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  app.get(Log).info('the game answers', { host: config.host, port });
  return port;
}
