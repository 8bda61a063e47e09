import { join } from 'node:path';
import { runCore } from '../run-core.ts';
import { type HeardWebhook, receiveWebhooks } from '../serve/webhook-receiver.ts';
import { startPostgres } from '../shared/postgres-here.ts';
import { openSharedPlace, sharedEnvironment } from '../shared/shared-place.ts';
import { callerWith } from './caller.ts';
import { openSharedBooks } from './shared-books.ts';
import { complaintsOf, type SharedStage } from './shared-stage.ts';
import type { KillOptions } from './stage.ts';

export interface StageOptions extends KillOptions {
  readonly bodies: readonly string[];
  /** Where the database is; beside the rest unless given. */
  readonly databaseFolder?: string;
}

interface OpenedStage {
  readonly stage: SharedStage;
  readonly heard: readonly HeardWebhook[];
  close(): Promise<void>;
}

/** Starts a database, a service, two workers and a receiver of webhooks. */
export async function openedStage(options: StageOptions): Promise<OpenedStage> {
  const { folder, databaseFolder = folder } = options;
  const postgres = await startPostgres(databaseFolder);
  const environment = await sharedEnvironment(folder, postgres.url);
  const creating = ['keys', 'create', '--json', '--data-dir', join(folder, 'owner')];
  const created = JSON.parse((await runCore(creating, environment)).stdout);
  const heard: HeardWebhook[] = [];
  const receiver = await receiveWebhooks({
    ...{ folder, signingSecret: () => created.signing_secret },
    onWebhook: (webhook) => void heard.push(webhook),
  });
  const wrong: string[] = [];
  const place = openSharedPlace({
    ...{ folder, variables: { ...environment, ...receiver.variables } },
    ended: (core, machine, why) =>
      wrong.push(...complaintsOf(core, why).map((line) => `${machine}: ${line}`)),
  });
  const books = await openSharedBooks(postgres.url);
  return {
    stage: {
      ...{ ...options, place, postgres, books, wrong, apiKey: created.api_key },
      caller: callerWith(created.api_key, [503]),
      hook: receiver.url,
      ...{ jobs: [], lost: [], bulks: [] },
    },
    heard,
    async close() {
      await Promise.all(place.machines.map((machine) => machine.now().stop()));
      receiver.close();
      await books.close();
      await postgres.stop();
    },
  };
}
