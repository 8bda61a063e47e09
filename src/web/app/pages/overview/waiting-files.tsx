import { useEffect, useState } from 'preact/hooks';
import type { UploadedFile } from '../../../../contract/files.ts';
import { call } from '../../api.ts';
import { counted } from '../../parts/counted.ts';
import { Card } from './card.tsx';

const SHOWN = 5;

interface FilesProps {
  readonly files: readonly UploadedFile[];
}

/** Files with questions that nobody has answered. */
export function FilesWaiting({ files }: FilesProps) {
  const waiting = useWaiting(files);
  return (
    <Card title="To review" href="#/files" link="All files">
      {waiting === undefined ? (
        <p class="quiet">Reading the last results…</p>
      ) : waiting.length === 0 ? (
        <p class="quiet">Nothing of the last results waits for an answer.</p>
      ) : (
        <ul>
          {waiting.map(({ file, open }) => (
            <FileItem key={file.id} file={file} part="/review" words={counted(open, 'open question')} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The service keeps so many results open. */
const READ = 4;

interface Waiting {
  readonly file: UploadedFile;
  readonly open: number;
}

/** What is open in the newest results; a result that cannot be read waits for nobody. */
function useWaiting(files: readonly UploadedFile[]): readonly Waiting[] | undefined {
  const [waiting, setWaiting] = useState<readonly Waiting[]>();
  useEffect(() => {
    let isShown = true;
    const done = files.filter(({ run }) => run?.state === 'done').slice(0, READ);
    const asked = done.map(async (file): Promise<Waiting> => {
      const { open } = await call('review-overview', { parameters: { file: file.id } });
      return { file, open };
    });
    void Promise.allSettled(asked).then((found) => {
      const read = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      if (isShown) setWaiting(read.filter(({ open }) => open > 0));
    });
    return () => {
      isShown = false;
    };
  }, [files]);
  return waiting;
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

interface ItemProps {
  readonly file: UploadedFile;
  readonly words: string;
  /** Of its pages. */
  readonly part?: '/review';
}

function FileItem({ file, words, part }: ItemProps) {
  return (
    <li>
      <a href={`#/files/${encodeURIComponent(file.id)}${part ?? ''}`}>
        <bdi>{file.name}</bdi>
      </a>{' '}
      <span class="quiet">{words}</span>
    </li>
  );
}
