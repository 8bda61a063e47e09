import { useEffect } from 'preact/hooks';

/** Names the window, in tabs and in the history, after what the page shows; until that is known it has the title of the page. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} – core`;
  }, [title]);
}
