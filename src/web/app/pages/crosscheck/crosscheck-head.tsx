import type { ComponentChildren } from 'preact';
import { useTitle } from '../../parts/use-title.ts';

interface HeadProps {
  /** The id of the file. */
  readonly file: string;
  readonly title: string;
  /** Which of the pages is shown. */
  readonly shown?: Part;
  readonly children?: ComponentChildren;
}

const PARTS = {
  crosscheck: 'Accounts',
  groups: 'Duplicate groups',
  review: 'Review',
  actions: 'Files for the CRM',
} as const;
type Part = keyof typeof PARTS;

/** The top of the pages of a crosscheck, with the ways between them. */
export function CrosscheckHead({ file, title, shown, children }: HeadProps) {
  useTitle(title);
  return (
    <>
      <p>
        <a href={addressIn(file)}>Back to the file</a>
      </p>
      <h1 class="long" dir="auto">
        {title}
      </h1>
      {children}
      <nav class="parts" aria-label="Parts of the crosscheck">
        {Object.entries(PARTS).map(([part, words]) => (
          <a key={part} href={addressIn(file, part)} aria-current={part === shown ? 'page' : undefined}>
            {words}
          </a>
        ))}
      </nav>
    </>
  );
}

/** The address of a page about a file. */
export function addressIn(file: string, ...parts: readonly string[]): string {
  return `#/${['files', file, ...parts].map(encodeURIComponent).join('/')}`;
}
