import type { ComponentChildren } from 'preact';
import { checkFile } from '../api.ts';
import { useAnswerTo } from './use-answer-to.ts';

interface DownloadLinkProps {
  /** Of a file of the service. */
  readonly href: string;
  readonly children: ComponentChildren;
}

/** Saves a file, or says why it cannot be had; whoever is no longer signed in is led to the door. */
export function DownloadLink({ href, children }: DownloadLinkProps) {
  const [error, setError] = useAnswerTo<string>(href);
  const save = async (event: Event) => {
    event.preventDefault();
    setError(undefined);
    await checkFile(href).then(
      () => download(href),
      (failure: Error) => setError(failure.message),
    );
  };
  return (
    <>
      <a href={href} download onClick={save}>
        {children}
      </a>
      {error !== undefined && (
        <>
          {' '}
          <span class="error" role="alert">
            {error}
          </span>
        </>
      )}
    </>
  );
}

function download(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}
