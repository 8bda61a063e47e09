import { OPENED_BY_HEADER } from '../../contract/ui/opened-by.ts';

const opener = document.body.dataset.openedBy;

/** What each call says: for whom the page was opened. In another tab of the browser somebody else may have signed in since. */
export const OPENED_BY: Readonly<Record<string, string>> =
  opener === undefined ? {} : { [OPENED_BY_HEADER]: opener };

/** The status by which a call is refused because somebody else has signed in (contract/errors.ts). */
export const OTHER_SESSION = 412;

type Listener = (words: string | undefined) => void;

const listeners = new Set<Listener>();

/** Hears with each answer of the service who else has signed in, in words; undefined while nobody has. */
export function onOtherSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellOtherSession(words: string | undefined): void {
  for (const listener of listeners) listener(words);
}
