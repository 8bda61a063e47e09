import { useState } from 'preact/hooks';
import type { FileRun, UploadedFile } from '../../../../contract/files.ts';
import { call } from '../../api.ts';
import { counted, numberWords } from '../../parts/counted.ts';
import { Outcomes } from './outcomes.tsx';
import { spanWords } from './words.ts';

interface ProgressProps {
  readonly file: UploadedFile;
  readonly run: FileRun;
  readonly again: () => void;
}

/** How far a run is; the page may be left, and the service may be started anew. */
export function Progress({ file, run, again }: ProgressProps) {
  const [error, setError] = useState<string>();
  const [isCancelling, setCancelling] = useState(false);
  const { progress } = run;
  const cancel = async () => {
    setCancelling(true);
    setError(undefined);
    await call('cancel-file', { parameters: { id: file.id } }).catch((failure: Error) => {
      setError(failure.message);
      setCancelling(false);
    });
    again();
  };
  return (
    <section aria-labelledby="progress-title">
      <h2 id="progress-title">{run.plan.kind === 'resolve' ? 'Resolving' : 'Crosschecking'}</h2>
      {progress === null || progress.expected === null ? (
        <progress aria-label="Rows done" />
      ) : (
        <progress aria-label="Rows done" value={progress.rows} max={Math.max(1, progress.expected)} />
      )}
      <p role="status">{wordsOf(run)}</p>
      {progress?.outcomes != null && <Outcomes counts={progress.outcomes} rows={progress.rows} />}
      <p class="quiet">You may leave this page: the run goes on, also when core serve is started anew.</p>
      {error !== undefined && <p class="error">{error}</p>}
      <p class="buttons left">
        <button type="button" disabled={isCancelling} onClick={cancel}>
          {isCancelling ? 'Cancelling…' : 'Cancel'}
        </button>
      </p>
    </section>
  );
}

function wordsOf({ state, progress }: FileRun): string {
  if (state === 'waiting') return 'It waits for its turn: one file is worked on at a time.';
  if (progress === null) return 'It begins.';
  const { rows, expected, rows_per_second: rate, phase } = progress;
  if (rows === 0 && phase !== null) return `${phase}…`;
  const of = expected === null ? '' : ` of about ${numberWords(expected)}`;
  const left = expected === null || rate === null || rate === 0 ? 0 : (expected - rows) / rate;
  const speed = rate === null ? '' : `, ${counted(rate, 'row')} a second`;
  const time = left < 1 ? '' : `, about ${spanWords(left)} left`;
  return `${numberWords(rows)}${of} rows${speed}${time}${phase === null ? '' : `. ${phase}`}`;
}
