/** What the API says of itself, without a backend that runs: nothing is constructed, no service is asked. */
import { Module, type INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import 'reflect-metadata';
import { ApiRole } from './api.role.js';
import { ModelPacesModule } from './model-pace/index.js';
import { AppConfig, type AppConfigValues } from './platform/config/index.js';
import { apiCalls, apiDocument } from './platform/http/api-document.js';
import { callers, whoMay, type Caller } from './platform/http/who-may.js';
import { PlatformModule } from './platform/platform.module.js';
import { allTables } from './tables.js';

/** Nobody is there to read it. */
const noConfig = new AppConfig({} as AppConfigValues);

@Module({ imports: [PlatformModule.with(noConfig, allTables), ModelPacesModule, ApiRole] })
class Backend {}

export async function describeApi(): Promise<OpenAPIObject> {
  return apiDocument(await unstarted());
}

export interface RolesOfCall {
  /** `GET /api/games/{id}` */
  readonly call: string;
  readonly may: readonly Caller[];
}

/** Every call of the API, and whom it answers; by path and method. */
export async function describeRoles(): Promise<{ callers: readonly Caller[]; calls: RolesOfCall[] }> {
  const calls = apiCalls(await unstarted()).map(({ call, route }) => ({ call, may: whoMay(route) }));
  return { callers, calls };
}

function unstarted(): Promise<INestApplication> {
  return NestFactory.create(Backend, { preview: true, logger: false, abortOnError: false });
}
