import { useState } from 'preact/hooks';

interface AskedProps {
  readonly label: string;
  readonly button: string;
  readonly onText: (text: string) => unknown;
  readonly onLeave: () => void;
}

/** One line of text; Enter gives it, Escape leaves it. */
export function AskedText({ label, button, onText, onLeave }: AskedProps) {
  const [text, setText] = useState('');
  return (
    <form
      class="asked"
      onSubmit={(event) => {
        event.preventDefault();
        onText(text.trim());
      }}
      onKeyDown={({ key }) => key === 'Escape' && onLeave()}
    >
      <label>
        {label}
        <input
          ref={focused}
          value={text}
          maxLength={200}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <div class="row">
        <button type="submit" class="first">
          {button}
        </button>
        <button type="button" onClick={onLeave}>
          Back
        </button>
      </div>
    </form>
  );
}

function focused(input: HTMLInputElement | null): void {
  input?.focus();
}
