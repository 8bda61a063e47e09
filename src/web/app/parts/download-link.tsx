import type { ComponentChildren } from 'preact';
import { call } from '../api.ts';

interface DownloadLinkProps {
  /** Of a file of the service. */
  readonly href: string;
  readonly children: ComponentChildren;
}

/** Saves a file. Whoever is no longer signed in is led to the door, for a browser would only say that it failed. */
export function DownloadLink({ href, children }: DownloadLinkProps) {
  const save = async (event: Event) => {
    event.preventDefault();
    await call('session').catch(() => undefined);
    download(href);
  };
  return (
    <a href={href} download onClick={save}>
      {children}
    </a>
  );
}

function download(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}
