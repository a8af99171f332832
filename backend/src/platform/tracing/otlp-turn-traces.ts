/** Sends spans to an OpenTelemetry collector (OTLP over HTTP, as JSON), in batches beside the work: what it does not take is lost, and no turn waits. */
import { ROOT_CONTEXT, trace, TraceFlags, type Context, type Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  SamplingDecision,
  TracerProvider,
  type IdGenerator,
} from '@opentelemetry/sdk-trace';
import { TurnTraces, type SpanAttributes, type SpanTimes } from './turn-traces.js';

export interface CollectorSettings {
  /** Origin of the collector; its traces are taken at `/v1/traces`. */
  readonly url: string;
  /** Of all turns, from 0 to 1. */
  readonly share: number;
  readonly roles: readonly string[];
}

const SPAN_ID_LENGTH = 16;
/** Milliseconds for a batch to be taken; a process that ends waits so long for its last one. */
const SEND_WITHIN_MS = 2_000;

export class OtlpTurnTraces extends TurnTraces {
  private readonly ids = new TurnIds();
  private readonly sampler: TraceIdRatioBasedSampler;
  private readonly provider: TracerProvider;
  private readonly tracer: Tracer;

  constructor({ url, share, roles }: CollectorSettings) {
    super();
    this.sampler = new TraceIdRatioBasedSampler(share);
    this.provider = new TracerProvider({
      idGenerator: this.ids,
      resource: resourceFromAttributes({ 'service.name': 'rubicon', 'service.roles': roles.join(',') }),
      spanProcessors: [
        new BatchSpanProcessor({
          exporter: new OTLPTraceExporter({
            url: new URL('/v1/traces', url).href,
            timeoutMillis: SEND_WITHIN_MS,
          }),
        }),
      ],
    });
    this.tracer = this.provider.getTracer('rubicon');
  }

  turn(turnId: string, times: SpanTimes, attributes: SpanAttributes): void {
    const traceId = traceIdOf(turnId);
    if (!this.isSampled(traceId)) return;
    this.ids.root = { traceId, spanId: spanIdOf(traceId) };
    this.write('turn', times, ROOT_CONTEXT, { ...attributes, turnId });
    this.ids.root = null;
  }

  hop(turnId: string, name: string, times: SpanTimes): void {
    const traceId = traceIdOf(turnId);
    if (!this.isSampled(traceId)) return;
    const parent = {
      traceId,
      spanId: spanIdOf(traceId),
      traceFlags: TraceFlags.SAMPLED,
      isRemote: true,
    };
    this.write(name, times, trace.setSpanContext(ROOT_CONTEXT, parent), {});
  }

  async close(): Promise<void> {
    await this.provider.forceFlush({ timeoutMillis: SEND_WITHIN_MS });
    await this.provider.shutdown();
  }

  private write(
    name: string,
    { fromMs, untilMs }: SpanTimes,
    parent: Context,
    attributes: SpanAttributes,
  ): void {
    this.tracer.startSpan(name, { startTime: fromMs, attributes }, parent).end(untilMs);
  }

  private isSampled(traceId: string): boolean {
    return this.sampler.shouldSample(ROOT_CONTEXT, traceId).decision === SamplingDecision.RECORD_AND_SAMPLED;
  }
}

/** Random, but for the one of a whole turn: its hops name it before it is written. */
class TurnIds implements IdGenerator {
  /** While a whole turn is written. */
  root: { readonly traceId: string; readonly spanId: string } | null = null;
  private readonly random = new RandomIdGenerator();

  generateTraceId(): string {
    return this.root?.traceId ?? this.random.generateTraceId();
  }

  generateSpanId(): string {
    return this.root?.spanId ?? this.random.generateSpanId();
  }
}

function traceIdOf(turnId: string): string {
  return turnId.replaceAll('-', '');
}

function spanIdOf(traceId: string): string {
  return traceId.slice(-SPAN_ID_LENGTH);
}
