import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import { CoreError } from '../../contract/errors.ts';

/** Variables of the environment, as the tools of AWS read them. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** The package with its commands, and a client of the service that the variables name. */
export interface BucketClient {
  readonly sdk: typeof import('@aws-sdk/client-s3');
  readonly client: S3Client;
  /** Where it is, for people. */
  readonly endpoint: string;
}

const ATTEMPTS = 4;
const CONNECT_MS = 10_000;
const SILENCE_MS = 60_000;

/**
 * A client of S3 or of a service that speaks as it does (AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL), with the credentials of
 * the variables, else those that the tools of AWS find. Throws CONFIG without the package.
 */
export async function bucketClient(variables: Variables): Promise<BucketClient> {
  const sdk = await import('@aws-sdk/client-s3').catch(() => {
    throw new CoreError(
      'CONFIG',
      'the package @aws-sdk/client-s3, which speaks with buckets, is not installed',
      {
        fix: 'Run npm install @aws-sdk/client-s3 in the folder of core, or name a folder that the machines share.',
      },
    );
  });
  // It warns, on the terminal of whoever runs core, that later versions than this one will want a later Node.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const endpoint = variables.AWS_ENDPOINT_URL_S3 ?? variables.AWS_ENDPOINT_URL;
  const client = new sdk.S3Client({
    region: variables.AWS_REGION ?? variables.AWS_DEFAULT_REGION ?? 'us-east-1',
    // Other services have their buckets in the path; few have a name for each.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...credentialsIn(variables),
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: SILENCE_MS },
    // The hash of every part is signed; of the sums that are new to S3 other services know nothing.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client, endpoint: endpoint ?? 'S3' };
}

function credentialsIn(variables: Variables): Pick<S3ClientConfig, 'credentials'> {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  if (accessKeyId === undefined || secretAccessKey === undefined) return {};
  const { AWS_SESSION_TOKEN: sessionToken } = variables;
  return {
    credentials: { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) },
  };
}
