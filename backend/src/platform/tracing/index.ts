export { TracingModule } from './tracing.module.js';
export { TurnTraces, type SpanTimes } from './turn-traces.js';
