import { onTestFinished } from 'vitest';
import { CoreError } from '../../../src/contract/errors.ts';
import {
  type RemoteService,
  type RemoteServiceOptions,
  remoteService,
} from '../../../src/http/client/remote-service.ts';
import { type VirtualClock, virtualClock } from './virtual-clock.ts';

/** A client of a service with a clock of its own, until the test has finished. */
export function aClient(
  endpoint: string,
  options: Partial<RemoteServiceOptions> = {},
): { readonly client: RemoteService; readonly clock: VirtualClock } {
  const clock = virtualClock();
  const client = remoteService({ endpoint, apiKey: 'key-1', userAgent: 'test/1', clock, ...options });
  onTestFinished(() => client.close());
  return { client, clock };
}

/** The CoreError a promise is rejected with; anything else fails the test. */
export async function refusalOf(work: Promise<unknown>): Promise<CoreError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CoreError)) throw new Error(`no CoreError but ${String(error)}`);
  return error;
}
