import type { UploadedFile } from '../../../../contract/files.ts';
import { CallError, notSaved, refused } from '../../api.ts';
import { OPENED_BY } from '../../opened-by.ts';

/** Sends a file; `told` hears the share of it that has left, 0 to 1. */
export function sendFile(
  file: File,
  told: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadedFile> {
  const query = new URLSearchParams({ name: file.name, bytes: String(file.size) });
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    request.open('POST', `api/files?${query}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    for (const [header, value] of Object.entries(OPENED_BY)) request.setRequestHeader(header, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      told(total === 0 ? 1 : loaded / total),
    );
    request.addEventListener('load', () => {
      if (request.status === 401) failed(notSaved());
      else if (request.status === 200) done(JSON.parse(request.responseText) as UploadedFile);
      else failed(refused(request.status, parsed(request.responseText)));
    });
    request.addEventListener('error', () =>
      failed(new CallError('The file did not get through. Is core serve still running? Upload it again.')),
    );
    request.addEventListener('abort', () => failed(new CallError('The upload was cancelled.')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
