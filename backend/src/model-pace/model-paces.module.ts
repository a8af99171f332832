import { Global, Module } from '@nestjs/common';
import { ModelPaces } from './model-paces.js';
import { ModelProbes } from './model-probes.js';

/** One for the process, whatever its roles. */
@Global()
@Module({ providers: [ModelProbes, ModelPaces], exports: [ModelProbes, ModelPaces] })
export class ModelPacesModule {}
