import type { UploadedFile } from '../../../../contract/files.ts';
import type { SessionView } from '../../../../contract/ui/session.ts';
import { counted } from '../../parts/counted.ts';
import { Time } from '../../parts/time.tsx';
import { useCall } from '../../parts/use-call.ts';
import { UploadBox } from './upload-box.tsx';
import { useAgain } from './use-again.ts';
import { isUnderWay, sizeWords, stateWords } from './words.ts';

/** The files of the workspace, and the place where new ones are dropped. */
export function FilesPage({ session }: { readonly session: SessionView }) {
  const called = useCall('list-files');
  const { answer: files, error, again } = called;
  useAgain(files?.some(isUnderWay) === true, called);
  return (
    <>
      <h1>Files</h1>
      <p>
        Upload a list of companies: see which company each row is, or what to do with the accounts of a CRM.
      </p>
      <UploadBox onUploaded={again} />
      {error !== undefined && <p class="error">{error}</p>}
      {files !== undefined &&
        (files.length === 0 ? <NoFiles workspace={session.workspace} /> : <FileTable files={files} />)}
    </>
  );
}

function NoFiles({ workspace }: { readonly workspace: string }) {
  return (
    <p class="quiet">
      Workspace {workspace} has no files yet. Drop one above; you see how core reads it before anything is
      done with it.
    </p>
  );
}

function FileTable({ files }: { readonly files: readonly UploadedFile[] }) {
  return (
    <div class="wide">
      <table>
        <thead>
          <tr>
            <th>File</th>
            <th>Size</th>
            <th>Uploaded</th>
            <th>By</th>
            <th>State</th>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <tr key={file.id}>
              <td data-label="File">
                <a class="long" dir="auto" href={`#/files/${encodeURIComponent(file.id)}`}>
                  {file.name}
                </a>
              </td>
              <td data-label="Size">{sizeWords(file.bytes)}</td>
              <td data-label="Uploaded">
                <Time iso={file.uploaded_at} />
              </td>
              <td data-label="By">{file.uploaded_by ?? 'owner of this machine'}</td>
              <td data-label="State">
                {stateWords(file)}
                {file.run?.summary != null && (
                  <span class="quiet"> {counted(file.run.summary.rows, 'row')}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
