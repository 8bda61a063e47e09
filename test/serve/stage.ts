import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../cli/run-core.ts';
import { type Heard, httpsReceiver } from '../webhooks/https-receiver.ts';
import type { Aftermath } from './aftermath.ts';
import type { Books, Key } from './books.ts';
import { type Caller, callerWith } from './caller.ts';
import { dataDirectory, type Place } from './place.ts';
import type { PostedJob } from './posted-jobs.ts';
import { type ServedProcess, type ServeOptions, serve } from './served-process.ts';

const WAIT_SECONDS = 15;

/** A place with the starter companies, a key, a receiver of webhooks, and whatever serves them at the moment. */
export interface Stage {
  readonly hook: string;
  readonly heard: readonly Heard[];
  readonly key: Key;
  readonly books: Books;
  readonly caller: Caller;
  /** Starts a service that is killed at the moment, on a machine of its name. */
  serve(killAt?: string, machine?: string, how?: Pick<ServeOptions, 'kind' | 'args'>): Promise<ServedProcess>;
  /** Posts all at once; ids in their order, undefined where the connection broke. */
  post(served: ServedProcess, jobs: readonly PostedJob[]): Promise<readonly (string | undefined)[]>;
  /** Looks once at every job that has an id. */
  look(served: ServedProcess, jobs: Identified): Promise<void>;
  /** Repeats every POST, and waits for the end of all jobs and webhooks. */
  settle(served: ServedProcess, jobs: readonly PostedJob[]): Promise<Aftermath>;
}

type Identified = Iterable<readonly [id: string, job: PostedJob]>;

export async function stage(makePlace: () => Promise<Place> = dataDirectory): Promise<Stage> {
  const place = await makePlace();
  const { url: hook, heard, ca } = await httpsReceiver();
  const caFile = join(place.folder, 'receiver.pem');
  writeFileSync(caFile, ca);
  const { books } = place;
  const key = await books.newKey();
  const caller = callerWith(key.apiKey);
  const post: Stage['post'] = ({ address }, jobs) =>
    Promise.all(jobs.map((job) => caller.post(address, job)));
  const look = async ({ address }: ServedProcess, jobs: Identified, wait = 0) =>
    void (await Promise.all([...jobs].map(([id, { family }]) => caller.look(address, { family, id }, wait))));
  return {
    ...{ hook, heard, key, books, caller, post, look },
    serve: (killAt, machine = 'one', how = {}) => {
      const { dataDir, env } = place.machine(machine);
      const kill = killAt === undefined ? {} : { CORE_KILL_AT: killAt };
      return serve({ ...how, dataDir, env: { ...env, NODE_EXTRA_CA_CERTS: caFile, ...kill } });
    },
    async settle(served, jobs) {
      const ids = await post(served, jobs);
      const byId = new Map(jobs.map((job, at) => [ids[at] ?? 'no answer', job]));
      await look(served, byId, WAIT_SECONDS);
      await until(async () => (await books.waitingDeliveries()) === 0, 'no webhook waits');
      await look(served, byId);
      return { jobs: byId, caller, books, key, heard };
    },
  };
}
