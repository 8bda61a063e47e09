import { useEffect, useState } from 'preact/hooks';
import { onOtherSession } from './opened-by.ts';

/** Says that somebody else has signed in since the page was opened: the page does nothing more for the one it names. */
export function OtherSession() {
  const [words, setWords] = useState<string>();
  useEffect(() => onOtherSession(setWords), []);
  if (words === undefined) return null;
  return (
    <p class="error other-session" role="alert">
      {words}{' '}
      <button type="button" onClick={() => location.reload()}>
        Reload the page
      </button>
    </p>
  );
}
