import { useState } from 'preact/hooks';

/** A text that is shown once, to be copied. */
export function CopiedSecret({ label, text }: { readonly label: string; readonly text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => navigator.clipboard?.writeText(text).then(() => setCopied(true));
  return (
    <div class="secret">
      <label>
        {label}
        <input readOnly value={text} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <button type="button" onClick={copy} aria-label={`Copy ${label}`}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
    </div>
  );
}
