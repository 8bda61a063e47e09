import { stat } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import { CoreError } from '../../contract/errors.ts';
import { bucketClient, type Variables } from './bucket-client.ts';
import { bucketContentStore } from './bucket-content-store.ts';
import type { ContentStore } from './content-store.ts';
import { diskFailure } from './disk-failure.ts';
import { folderContentStore } from './folder-content-store.ts';

interface OpeningParts {
  /** Of the environment, as the tools of AWS read them. */
  readonly variables: Variables;
  readonly sleep: (ms: number) => Promise<void>;
}

/**
 * Opens the files that machines share: `s3://bucket/prefix`, or the path of a folder. Throws USAGE for anything else, CONFIG for
 * a folder that is not there: whoever works for an hour need not learn it behind that.
 */
export async function openContentStore(
  place: string,
  { variables, sleep }: OpeningParts,
): Promise<ContentStore> {
  if (isAbsolute(place)) {
    await stat(place).catch((error: unknown) => {
      throw diskFailure(error, place);
    });
    return folderContentStore(place);
  }
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(place) ?? [];
  if (bucket === undefined)
    throw new CoreError('USAGE', `"${place}" is neither a bucket nor the path of a folder`, {
      field: '--files',
      fix: 'Write it like s3://bucket/prefix, or like /shared/core.',
    });
  const client = await bucketClient(variables);
  return bucketContentStore(client, { bucket, prefix: prefix.replace(/^\/+|\/+$/g, ''), sleep });
}
