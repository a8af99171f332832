import { Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { ErasureStep, ErasureSteps, type ErasureProgress } from '../platform/erasure/index.js';

class Rows extends ErasureStep {
  readonly name: string = 'rows';
  readonly stage = 'rows';
  erase(): Promise<ErasureProgress> {
    return Promise.resolve('done');
  }
}
class OtherRows extends Rows {}
class Key extends Rows {
  override readonly name = 'key';
}

async function stepsOf(...providers: (new () => unknown)[]): Promise<ErasureSteps> {
  @Module({ imports: [DiscoveryModule], providers: [ErasureSteps, ...providers] })
  class Process {}
  const process = await NestFactory.createApplicationContext(Process, { logger: false, abortOnError: false });
  return process.get(ErasureSteps);
}

it('has every provider that is a step', async () => {
  const { all } = await stepsOf(Rows, Map, Key);
  expect(all.map(({ name }) => name)).toEqual(['rows', 'key']);
});

it('has no two steps of one name', () =>
  expect(stepsOf(Rows, OtherRows)).rejects.toThrow('Two erasure steps are named rows.'));
