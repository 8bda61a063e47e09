import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ServedEngine } from '../../contract/served-engine.ts';

interface EndedRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** The metrics of one server. */
export interface Metrics {
  readonly contentType: string;
  requestEnded(request: EndedRequest): void;
  /** The current values in the text format of Prometheus. */
  text(): Promise<string>;
}

const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const JOB_BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300, 1800];
const ATTEMPT_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Counts requests, jobs and deliveries; the number of each is the `_count` of its histogram. */
export function metricsOf(host: ServedEngine, version: string): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const refresh = gaugesOf(host, registry);
  const requests = new Histogram({
    name: 'core_http_request_seconds',
    help: 'HTTP requests by route; status 499 when the client went away before the answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS,
    registers: [registry],
  });
  labelled(registry, { name: 'core_build_info', help: 'The version of core.' }).set({ version }, 1);
  listenTo(host, registry);
  return {
    contentType: registry.contentType,
    requestEnded: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    text: async () => {
      await refresh();
      return registry.metrics();
    },
  };
}

function listenTo(host: ServedEngine, registry: Registry): void {
  const jobs = new Histogram({
    name: 'core_job_seconds',
    help: 'Jobs that ended, from their creation to their result.',
    labelNames: ['family', 'state'],
    buckets: JOB_BUCKETS,
    registers: [registry],
  });
  const attempts = new Histogram({
    name: 'core_delivery_attempt_seconds',
    help: 'Attempts to deliver a webhook.',
    labelNames: ['outcome'],
    buckets: ATTEMPT_BUCKETS,
    registers: [registry],
  });
  const rows = new Counter({
    name: 'core_bulk_rows_total',
    help: 'Rows of bulks that ended in this process.',
    labelNames: ['family', 'state'],
    registers: [registry],
  });
  host.listen({
    jobEnded: ({ family, state, seconds }) => jobs.observe({ family, state }, seconds),
    rowsEnded({ family, completed, failed }) {
      rows.inc({ family, state: 'completed' }, completed);
      rows.inc({ family, state: 'failed' }, failed);
    },
    attemptEnded: ({ outcome, seconds }) => attempts.observe({ outcome }, seconds),
  });
}

/** Gauges of the figures of the engine, and the function that sets them anew. */
function gaugesOf(host: ServedEngine, registry: Registry): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const ready = gauge('core_ready', '1 until the engine begins to close.');
  const waiting = gauge('core_jobs_waiting', 'Jobs not yet taken up.');
  const running = gauge('core_jobs_running', 'Jobs under way.');
  const rows = gauge('core_bulk_rows_open', 'Rows of bulks that have not ended.');
  const deliveries = gauge('core_deliveries_waiting', 'Webhooks not yet delivered or given up.');
  const waitingRuns = gauge('core_enrichments_waiting', 'Inbound enrichments not yet taken up.');
  const runningRuns = gauge('core_enrichments_running', 'Inbound enrichments under way.');
  const schedules = gauge('core_inbound_schedules', 'Schedules of inbound enrichment.');
  const paused = gauge('core_inbound_schedules_paused', 'Those that are paused, by hand or after failures.');
  const crosschecks = gauge('core_crosscheck_schedules', 'Schedules of crosschecks of CRMs.');
  const pausedCrosschecks = gauge(
    'core_crosscheck_schedules_paused',
    'Those that are paused, by hand or after failures.',
  );
  const entities = gauge('core_entities', 'Canonical entities in the universe in use.');
  const reference = labelled(registry, { name: 'core_reference_info', help: 'The version of the universe.' });
  return async () => {
    const figures = await host.figures();
    ready.set(host.readiness() === 'ok' ? 1 : 0);
    waiting.set(figures.waitingJobs);
    running.set(figures.runningJobs);
    rows.set(figures.openBulkRows);
    deliveries.set(figures.waitingDeliveries);
    waitingRuns.set(figures.waitingEnrichments);
    runningRuns.set(figures.runningEnrichments);
    schedules.set(figures.schedules);
    paused.set(figures.pausedSchedules);
    crosschecks.set(figures.crosscheckSchedules);
    pausedCrosschecks.set(figures.pausedCrosscheckSchedules);
    entities.set(figures.entities);
    reference.reset();
    reference.set({ version: figures.referenceVersion }, 1);
  };
}

/** A gauge that is always 1 and tells a version in its label. */
function labelled(registry: Registry, named: { readonly name: string; readonly help: string }) {
  return new Gauge({ ...named, labelNames: ['version'], registers: [registry] });
}
