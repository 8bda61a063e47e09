import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface DialogProps {
  readonly title: string;
  /** What the button says that does it. */
  readonly button: string;
  readonly isDanger?: boolean;
  /** Without it the dialog is left by its button alone. */
  readonly onClose?: () => void;
  readonly onSubmit: () => Promise<void>;
  readonly children: ComponentChildren;
}

/** A question above the page; Escape leaves it, and what fails is told in it. */
export function Dialog({ title, button, isDanger = false, onClose, onSubmit, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // Before the browser paints: what is typed at once goes into the dialog.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    await onSubmit().catch((failure: Error) => setError(failure.message));
    setBusy(false);
  };
  const cancel = (event: Event) => {
    event.preventDefault();
    onClose?.();
  };
  return (
    <dialog ref={dialog} aria-labelledby="dialog-title" onCancel={cancel}>
      <form onSubmit={submit}>
        <h2 id="dialog-title">{title}</h2>
        {children}
        {error !== undefined && (
          <p class="error" role="alert">
            {error}
          </p>
        )}
        <p class="buttons">
          {onClose !== undefined && (
            <button type="button" onClick={onClose}>
              Cancel
            </button>
          )}
          <button type="submit" class={isDanger ? 'danger' : 'first'} disabled={isBusy}>
            {button}
          </button>
        </p>
      </form>
    </dialog>
  );
}
