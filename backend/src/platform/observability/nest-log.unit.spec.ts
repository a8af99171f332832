import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { StartingNestLog } from './nest-log.js';
import { processLog } from './process-log.js';

@Module({
  providers: [{ provide: 'what fails', useFactory: () => Promise.reject(new Error('It cannot be had.')) }],
})
class Failing {}

it('leaves it to who starts an application to say why that failed', async () => {
  const printed = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockReturnValue(true),
  );
  try {
    const logger = new StartingNestLog(processLog({ logLevel: 'trace', roles: [] }));
    await expect(
      NestFactory.createApplicationContext(Failing, { logger, abortOnError: false }),
    ).rejects.toThrow('It cannot be had.');
    expect(printed.flatMap(({ mock }) => mock.calls)).toEqual([]);
  } finally {
    for (const spy of printed) spy.mockRestore();
  }
});
