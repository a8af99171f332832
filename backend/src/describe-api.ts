/** What the API says of itself, without a backend that runs: nothing is constructed, no service is asked. */
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import 'reflect-metadata';
import { ApiRole } from './api.role.js';
import { ModelPacesModule } from './model-pace/index.js';
import { AppConfig, type AppConfigValues } from './platform/config/index.js';
import { apiDocument } from './platform/http/api-document.js';
import { PlatformModule } from './platform/platform.module.js';
import { allTables } from './tables.js';

/** Nobody is there to read it. */
const noConfig = new AppConfig({} as AppConfigValues);

@Module({ imports: [PlatformModule.with(noConfig, allTables), ModelPacesModule, ApiRole] })
class Backend {}

export async function describeApi(): Promise<OpenAPIObject> {
  return apiDocument(
    await NestFactory.create(Backend, { preview: true, logger: false, abortOnError: false }),
  );
}
