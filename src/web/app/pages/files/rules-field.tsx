import { useState } from 'preact/hooks';
import { MOST_RULES } from '../../../../contract/most-rules.ts';
import { RULES_EXAMPLE } from './rules-example.ts';

interface RulesProps {
  /** YAML; empty for the rules of the service. */
  readonly rules: string;
  readonly onChange: (rules: string) => void;
}

/** The rules of a crosscheck: typed, or read from a file. They are checked when it begins. */
export function RulesField({ rules, onChange }: RulesProps) {
  const [error, setError] = useState<string>();
  const read = async (file: File | undefined) => {
    setError(undefined);
    if (file === undefined) return;
    if (file.size > MOST_RULES) setError(`${file.name} is too large for a file of rules.`);
    else onChange(await file.text());
  };
  return (
    <details open={rules !== ''} class="rules">
      <summary>Rules: who is protected, who survives a merge, what is kept apart</summary>
      <p class="quiet">
        Without any, customers and accounts with open opportunities or revenue are protected, or whoever runs
        the service has set other rules.
      </p>
      <label>
        Rules (YAML)
        <textarea
          rows={10}
          spellcheck={false}
          value={rules}
          maxLength={MOST_RULES}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </label>
      <label>
        Or from a file
        <input
          type="file"
          accept=".yaml,.yml,.json"
          onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
        />
      </label>
      {error !== undefined && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      <details>
        <summary>An example: the rules that core has without any</summary>
        <pre>{RULES_EXAMPLE}</pre>
        <p>
          <button type="button" onClick={() => onChange(RULES_EXAMPLE)}>
            Begin with the example
          </button>
        </p>
      </details>
    </details>
  );
}
