import type { UploadedFile } from '../../../../contract/files.ts';
import { counted } from '../../parts/counted.ts';
import { Card } from './card.tsx';

const SHOWN = 5;

interface FilesProps {
  readonly files: readonly UploadedFile[];
}

/** Files with rows that a person has to look at. */
export function FilesWaiting({ files }: FilesProps) {
  const waiting = files.map((file) => ({ file, rows: openRows(file) })).filter(({ rows }) => rows > 0);
  return (
    <Card title="To review" href="#/files" link="All files">
      {waiting.length === 0 ? (
        <p class="quiet">No row is ambiguous or unsure.</p>
      ) : (
        <ul>
          {waiting.slice(0, SHOWN).map(({ file, rows }) => (
            <FileItem key={file.id} file={file} words={`${counted(rows, 'row')} ambiguous or unsure`} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Files that are worked on, and those whose run failed. */
export function FilesUnderWay({ files }: FilesProps) {
  const shown = files.flatMap((file) => {
    const words = WORDS[file.run?.state ?? 'done'];
    return words === undefined ? [] : [{ file, words }];
  });
  return (
    <Card title="Runs" href="#/files" link="Upload a file">
      {shown.length === 0 ? (
        <p class="quiet">No run is under way, and none has failed.</p>
      ) : (
        <ul>
          {shown.slice(0, SHOWN).map(({ file, words }) => (
            <FileItem key={file.id} file={file} words={words} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const WORDS: Readonly<Partial<Record<NonNullable<UploadedFile['run']>['state'], string>>> = {
  waiting: 'waits to begin',
  running: 'is under way',
  failed: 'has failed',
};

function FileItem({ file, words }: { readonly file: UploadedFile; readonly words: string }) {
  return (
    <li>
      <a href={`#/files/${encodeURIComponent(file.id)}`}>
        <bdi>{file.name}</bdi>
      </a>{' '}
      <span class="quiet">{words}</span>
    </li>
  );
}

function openRows({ run }: UploadedFile): number {
  if (run?.state !== 'done' || run.summary === null) return 0;
  return (run.summary.outcomes.ambiguous ?? 0) + (run.summary.confidence.LOW ?? 0);
}
