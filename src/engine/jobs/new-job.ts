import { chargesOf, pricesFor } from '../../access/prices.ts';
import { followUpsOf } from '../../contract/charges.ts';
import { CoreError } from '../../contract/errors.ts';
import type { JobFamily } from '../../contract/job.ts';
import { parseWith } from '../../contract/parse.ts';
import { plainCrosscheckRequest, plainEntityInput } from '../../contract/plain-entity-input.ts';
import {
  type CreateJobsOptions,
  JOB_SCHEMAS,
  type JobRequest,
  type RequestOf,
} from '../../contract/service.ts';
import { webAddressIn } from '../../contract/web-address.ts';
import type { NewJob } from '../../jobs/job-store.ts';
import { datasetName } from '../accounts-service.ts';
import type { LocalServiceParts, ServedParts } from '../service-parts.ts';

/** Keys of callers are theirs alone: the runs of the command line have others. */
export const SERVED_KEY = 'http/';

/** The parts with the dataset that the jobs name. Throws INVALID_REQUEST for what can be no name. */
export function withDataset<P extends Pick<LocalServiceParts, 'jobOptions'>>(
  parts: P,
  { dataset }: CreateJobsOptions,
): P {
  const name = datasetName(dataset);
  return name === undefined ? parts : { ...parts, jobOptions: { ...parts.jobOptions, dataset: name } };
}

/** The parts with the prices that hold for the workspace now. */
export async function withPrices<P extends LocalServiceParts>(parts: P): Promise<P> {
  const { served, settings, workspace } = parts;
  const ofService = served === undefined ? parts.prices : served.prices;
  if (ofService === undefined) return parts;
  const prices = pricesFor((await settings.of(workspace)).prices, ofService);
  return served === undefined ? { ...parts, prices } : { ...parts, served: { ...served, prices } };
}

/** The job of a request, or INVALID_REQUEST naming the field. */
export function newJob<F extends JobFamily>(
  family: F,
  { body, idempotencyKey, account }: JobRequest<F>,
  parts: LocalServiceParts,
): NewJob {
  const { workspace, jobOptions, served } = parts;
  const prices = served === undefined ? parts.prices : undefined;
  const request = requestOf(family, body);
  const key =
    served === undefined || idempotencyKey === undefined ? idempotencyKey : SERVED_KEY + idempotencyKey;
  return {
    workspace,
    family,
    request,
    options: account === undefined ? jobOptions : { ...jobOptions, account },
    ...(key !== undefined && { idempotencyKey: key }),
    ...(served !== undefined && servedPart(family, request, served)),
    ...(prices !== undefined && { charges: chargesOf(family, followUpsOf(request), prices) }),
  };
}

function requestOf(family: JobFamily, body: unknown): RequestOf<JobFamily> {
  return plainRequest(family, body) ?? parseWith(JOB_SCHEMAS[family].request, body, 'request');
}

function plainRequest(family: JobFamily, body: unknown): RequestOf<JobFamily> | undefined {
  if (family === 'entity-resolution') return plainEntityInput(body);
  return family === 'crosscheck' ? plainCrosscheckRequest(body) : undefined;
}

function servedPart(
  family: JobFamily,
  request: RequestOf<JobFamily>,
  { keyId, prices, checkWebhook }: ServedParts,
) {
  if (request.webhook_url !== undefined) checkWebhook(webhookIn(request.webhook_url));
  return { keyId, charges: chargesOf(family, followUpsOf(request), prices) };
}

function webhookIn(text: string): URL {
  const address = webAddressIn(text);
  if (address !== undefined) return address;
  throw new CoreError('INVALID_REQUEST', 'webhook_url: must be an address', { field: 'webhook_url' });
}
