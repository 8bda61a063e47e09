import { Option } from 'commander';
import { CoreError } from '../../contract/errors.ts';
import type { Service } from '../../contract/service.ts';
import { openLocalEngine } from '../../engine/open-local.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { taking } from '../config/taken-values.ts';
import { type Context, storePlace } from '../context.ts';
import { openRemoteService } from './remote-engine.ts';

export interface AccountsWorkspace {
  readonly workspace?: string;
}

export function accountsWorkspace(): Option {
  return taking(new Option('--workspace <name>', 'whose accounts they are (default: default)'), {
    namesOf: 'workspaces',
  });
}

/** As jobs of `core serve` are resolved: both use what the other has found out. */
const JOB_OPTIONS = { createMissing: false, keepEvidence: true };

/** Opens the service that has the accounts of a workspace, for as long as the work takes. */
export async function withAccounts<T>(
  { workspace, ...options }: GlobalOptions & AccountsWorkspace,
  context: Context,
  work: (service: Service) => Promise<T>,
  threads = 0,
): Promise<T> {
  const remote = await openRemoteService(options, context);
  if (remote !== undefined && workspace !== undefined) {
    await remote.close();
    throw new CoreError('USAGE', 'at a service the API key says whose accounts they are', {
      field: '--workspace',
      fix: 'Leave out --workspace, or run the command without an endpoint.',
    });
  }
  const service = remote ?? (await localService(workspace, threads, context));
  try {
    return await work(service);
  } finally {
    await service.close();
  }
}

async function localService(workspace = 'default', threads: number, context: Context): Promise<Service> {
  const engine = await openLocalEngine({
    ...{ ...storePlace(context), tell: context.say },
    ...{ workspace, threads, jobOptions: JOB_OPTIONS },
  });
  return engine.service;
}
