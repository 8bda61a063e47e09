import { useEffect, useRef, useState } from 'preact/hooks';
import { CallError } from '../../api.ts';
import { OTHER_SESSION } from '../../opened-by.ts';
import { numberWords } from '../../parts/counted.ts';
import { useIsShown } from '../../parts/use-is-shown.ts';
import { sendFile } from './send-file.ts';
import { shareWords, sizeWords } from './words.ts';

interface Sending {
  readonly file: File;
  readonly share: number;
  /** How many files wait behind it. */
  readonly waiting: number;
  cancel(): void;
}

/**
 * Takes files that are chosen, or dropped anywhere on the page, also while others are sent, one after the other, and leads to
 * the last one. Whoever goes to another page meanwhile finds them in the list; who closes the window is asked first.
 */
export function UploadBox({ onUploaded }: { readonly onUploaded: () => void }) {
  const [sending, setSending] = useState<Sending>();
  const [error, setError] = useState<string>();
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const stop = useRef<AbortController | undefined>(undefined);
  const waiting = useRef<File[]>([]);
  const isShown = useIsShown();
  const take = useRef((_: DragEvent) => {});
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const dropped = (event: DragEvent) => take.current(event);
    addEventListener('dragover', over);
    addEventListener('drop', dropped);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', dropped);
    };
  }, []);
  const send = async (files: readonly File[]) => {
    waiting.current.push(...files);
    if (stop.current !== undefined) return;
    setError(undefined);
    const controller = new AbortController();
    stop.current = controller;
    addEventListener('beforeunload', asked);
    const refusals: string[] = [];
    try {
      for (let file = waiting.current.shift(); file !== undefined; file = waiting.current.shift()) {
        const one = { file, cancel: () => controller.abort() };
        const told = (share: number) => setSending({ ...one, share, waiting: waiting.current.length });
        told(0);
        const sent = await sendFile(file, told, controller.signal).catch((failure: Error) => failure);
        if (!(sent instanceof Error)) {
          if (waiting.current.length === 0 && refusals.length === 0 && isShown.current)
            location.hash = `#/files/${encodeURIComponent(sent.id)}`;
          continue;
        }
        refusals.push(sent.message);
        if (isOfFile(sent)) continue;
        const left = waiting.current.splice(0).map(({ name }) => name);
        if (left.length > 0) refusals.push(`Not uploaded either: ${left.join(', ')}.`);
      }
      if (refusals.length > 0) setError(refusals.join(' '));
    } finally {
      stop.current = undefined;
      removeEventListener('beforeunload', asked);
      setSending(undefined);
      if (input.current !== null) input.current.value = '';
      onUploaded();
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length > 0) void send(files);
  };
  take.current = drop;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files can be dropped here; the input in it is for all others */}
      <div
        class={isOver ? 'drop over' : 'drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
      >
        <label>
          Drop a file here, or choose one{' '}
          <span class="quiet">Excel (xlsx); or CSV, TSV, JSON or NDJSON, also packed with gzip</span>
          <input
            ref={input}
            type="file"
            multiple
            accept=".csv,.tsv,.tab,.txt,.json,.ndjson,.jsonl,.xlsx,.gz"
            disabled={sending !== undefined}
            onChange={({ currentTarget }) => void send([...(currentTarget.files ?? [])])}
          />
        </label>
        {sending !== undefined && (
          <div role="status">
            <progress value={sending.share} max={1} aria-label={`Upload of ${sending.file.name}`} />{' '}
            {sending.share < 1
              ? `${sending.file.name}: ${shareWords(sending.share, 1)} of ${sizeWords(sending.file.size)}`
              : `${sending.file.name} is being looked at`}
            {sending.waiting > 0 && `, then ${numberWords(sending.waiting)} more`}{' '}
            <button type="button" onClick={sending.cancel}>
              Cancel
            </button>
          </div>
        )}
      </div>
      {error !== undefined && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
    </>
  );
}

/** Whether this file was refused: not whoever sends it, nor by a service that cannot take any. */
function isOfFile(failure: Error): boolean {
  const status = failure instanceof CallError ? failure.status : undefined;
  return status !== undefined && status < 500 && status !== 401 && status !== OTHER_SESSION;
}

/** Has the browser ask whoever closes the window. */
function asked(event: Event): void {
  event.preventDefault();
}
