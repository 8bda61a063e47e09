import type { BucketClient } from './bucket-client.ts';

/** An upload of parts, of which nothing is there before it is completed. */
export interface BucketUpload {
  /** All but the last have one size. */
  add(part: Buffer): Promise<void>;
  complete(): Promise<void>;
  /** Forgets what was uploaded, as far as the service can be reached. */
  abort(): Promise<void>;
}

interface Place {
  readonly Bucket: string;
  readonly Key: string;
}

/** Uploads one part at once, more of them as a multipart upload. */
export function bucketUpload({ sdk, client }: BucketClient, place: Place): BucketUpload {
  let first: Buffer | undefined;
  let UploadId: string | undefined;
  const parts: { readonly ETag: string | undefined; readonly PartNumber: number }[] = [];
  const addPart = async (Body: Buffer) => {
    const PartNumber = parts.length + 1;
    const { ETag } = await client.send(new sdk.UploadPartCommand({ ...place, UploadId, PartNumber, Body }));
    parts.push({ ETag, PartNumber });
  };
  return {
    async add(part) {
      if (first === undefined && UploadId === undefined) {
        first = part;
        return;
      }
      if (first !== undefined) {
        ({ UploadId } = await client.send(new sdk.CreateMultipartUploadCommand(place)));
        await addPart(first);
        first = undefined;
      }
      await addPart(part);
    },
    async complete() {
      if (UploadId === undefined)
        return void (await client.send(new sdk.PutObjectCommand({ ...place, Body: first ?? '' })));
      await client.send(
        new sdk.CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload: { Parts: parts } }),
      );
    },
    async abort() {
      if (UploadId === undefined) return;
      const aborting = new sdk.AbortMultipartUploadCommand({ ...place, UploadId });
      // What failed before is told; what is left costs space until the bucket's own rule removes it.
      await client.send(aborting).catch(() => {});
    },
  };
}
