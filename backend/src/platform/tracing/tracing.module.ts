import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { AppConfig } from '../config/index.js';
import { NoTurnTraces, TurnTraces } from './turn-traces.js';

/** One for the process, whatever its roles. What sends spans is loaded only where a collector is configured. */
@Global()
@Module({
  providers: [
    {
      provide: TurnTraces,
      inject: [AppConfig],
      useFactory: async ({ tracesUrl: url, tracesShare: share, roles }: AppConfig): Promise<TurnTraces> => {
        if (url === null) return new NoTurnTraces();
        const { OtlpTurnTraces } = await import('./otlp-turn-traces.js');
        return new OtlpTurnTraces({ url, share, roles });
      },
    },
  ],
  exports: [TurnTraces],
})
export class TracingModule implements OnApplicationShutdown {
  constructor(private readonly traces: TurnTraces) {}

  /** What cannot be sent is lost: no process waits for its collector. */
  async onApplicationShutdown(): Promise<void> {
    await this.traces.close().catch(() => undefined);
  }
}
