import { useEffect, useState } from 'preact/hooks';
import type { UploadedFile } from '../../../../contract/files.ts';
import type { SessionView } from '../../../../contract/ui/session.ts';
import { CallError, call } from '../../api.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Time } from '../../parts/time.tsx';
import { useCall } from '../../parts/use-call.ts';
import { useIsShown } from '../../parts/use-is-shown.ts';
import { useTitle } from '../../parts/use-title.ts';
import { PlanForm } from './plan-form.tsx';
import { Progress } from './progress.tsx';
import { Result } from './result.tsx';
import { useAgain } from './use-again.ts';
import { isUnderWay, sizeWords } from './words.ts';

interface FilePageProps {
  readonly id: string;
  readonly session: SessionView;
  /** Of the address: whether another run is to be begun, and which rows of the result are shown. */
  readonly query: URLSearchParams;
}

/** A file: what its columns are, what is done with it, and what came of that. */
export function FilePage({ id, session, query }: FilePageProps) {
  const called = useCall('read-file', { parameters: { id } });
  const { answer: file, error, again } = called;
  const [isDeleting, setDeleting] = useState(false);
  const [isPlanning, setPlanning] = useState(query.has('again'));
  const [refusal, setRefusal] = useState<string>();
  const [isFormKept, setFormKept] = useState(false);
  const isRunning = file !== undefined && isUnderWay(file);
  // Where it could not be asked, it may be under way since.
  useAgain(isRunning || (file !== undefined && error !== undefined), called);
  // Whoever has started it: the result is shown when it has ended.
  useEffect(() => {
    if (isRunning) setPlanning(false);
    else setRefusal(undefined);
  }, [isRunning]);
  useTitle(file?.name);
  const isShown = useIsShown();
  if (file === undefined)
    return error === undefined ? <p class="quiet">Loading…</p> : <Failed error={error} />;
  const isNew = file.run === null || file.run.state === 'cancelled' || file.run.state === 'failed';
  const isForm = !isRunning && (isNew || isPlanning);
  return (
    <>
      <p>
        <a href="#/files">All files</a>
      </p>
      <h1 class="long" dir="auto">
        {file.name}
      </h1>
      <p class="quiet">
        {sizeWords(file.bytes)}, uploaded by {file.uploaded_by ?? 'the owner of this machine'}{' '}
        <Time iso={file.uploaded_at} />
      </p>
      {error !== undefined && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      {isRunning && refusal !== undefined && (
        <p class="error" role="alert">
          {refusal}
        </p>
      )}
      {(isNew || !isForm) && <Run {...{ file, again, query }} />}
      {(isForm || isFormKept) && (
        <div hidden={!isForm}>
          <PlanForm
            file={file}
            onFailed={(failure) => {
              // Of what nobody has answered it is not known whether it was refused.
              const isAnswered = failure instanceof CallError && failure.status !== undefined;
              setRefusal(isAnswered ? failure.message : undefined);
              // Where somebody else has started the file, what was chosen and typed is not lost.
              setFormKept(true);
              again();
            }}
            onStarted={() => {
              setFormKept(false);
              setPlanning(false);
              again();
            }}
          />
        </div>
      )}
      {!isRunning && (
        <p class="buttons left">
          {!isNew && (
            <button type="button" onClick={() => setPlanning(!isPlanning)}>
              {isPlanning ? 'Back to the result' : 'Run it again, or otherwise'}
            </button>
          )}
          {mayDelete(file, session) && (
            <button type="button" onClick={() => setDeleting(true)}>
              Delete file
            </button>
          )}
        </p>
      )}
      {isDeleting && (
        <Dialog
          title={`Delete ${file.name}?`}
          button="Delete file"
          isDanger
          onClose={() => setDeleting(false)}
          onSubmit={async () => {
            await call('delete-file', { parameters: { id } });
            if (isShown.current) location.hash = '#/files';
          }}
        >
          <p>The file and its result are deleted from the service. What people decided stays.</p>
        </Dialog>
      )}
    </>
  );
}

interface RunProps extends Pick<FilePageProps, 'query'> {
  readonly file: UploadedFile;
  readonly again: () => void;
}

function Run({ file, again, query }: RunProps) {
  const { run } = file;
  if (run === null) return null;
  if (isUnderWay(file)) return <Progress key={run.asked_at} file={file} run={run} again={again} />;
  if (run.state === 'done' && run.summary !== null)
    return <Result {...{ file, run, query }} summary={run.summary} />;
  return run.state === 'failed' ? (
    <p class="error" role="alert">
      {run.error}
    </p>
  ) : (
    <p class="notice">The run was cancelled. What was done is kept: the same run goes on from there.</p>
  );
}

function Failed({ error }: { readonly error: string }) {
  return (
    <>
      <h1>File</h1>
      <p class="error" role="alert">
        {error}
      </p>
      <p>
        <a href="#/files">All files</a>
      </p>
    </>
  );
}

function mayDelete({ uploaded_by }: UploadedFile, { role, user }: SessionView): boolean {
  return role === 'admin' || uploaded_by === user;
}
