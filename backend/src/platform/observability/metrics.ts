/** Prometheus metrics of this process: `new Counter({ name, help, registers: [metrics.registry] })`. Names begin with `rubicon_`. */
import { Injectable } from '@nestjs/common';
import { Registry } from 'prom-client';

@Injectable()
export class Metrics {
  readonly registry = new Registry();
}
