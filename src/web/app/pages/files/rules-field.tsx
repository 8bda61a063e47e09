import { useState } from 'preact/hooks';
import { MOST_RULES } from '../../../../contract/most-rules.ts';

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
        <summary>An example</summary>
        <pre>{EXAMPLE}</pre>
        <p>
          <button type="button" onClick={() => onChange(EXAMPLE)}>
            Use the example
          </button>
        </p>
      </details>
    </details>
  );
}

/** What is left out is as core has it. */
const EXAMPLE = `# Who is a customer: customers survive every merge and are never deleted.
# A field is one of core (account_type, owner, open_opportunities, …) or the header of a column of your file.
customers:
  - { field: account_type, matches: "*customer*" }

# Who else is never deleted and never loses a merge.
protected:
  - because: it has open opportunities
    when: { field: open_opportunities, above: 0 }

# Which account of a company survives: the first that tells two apart.
survivorship: [customer, last_activity, completeness, oldest]

# Accounts of one company that are meant to stand side by side.
kept_apart:
  - because: they have different owners
    values_differ: owner
`;
