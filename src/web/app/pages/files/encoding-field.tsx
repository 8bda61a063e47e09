import { ENCODINGS } from '../../../../contract/encodings.ts';

interface EncodingProps {
  /** Undefined: as the file is found to be. */
  readonly chosen: string | undefined;
  /** In which the file is read; undefined until it is known. */
  readonly found: string | undefined;
  readonly onChange: (encoding: string | undefined) => void;
}

/** In which encoding a file of text is read: what a guess has missed is chosen here. */
export function EncodingField({ chosen, found, onChange }: EncodingProps) {
  const asFound = chosen === undefined && found !== undefined ? `as found: ${wordsOf(found)}` : 'as found';
  const others = chosen === undefined || chosen in ENCODINGS ? [] : [[chosen, chosen] as const];
  return (
    <label class="short">
      Encoding
      <select
        value={chosen ?? ''}
        onChange={({ currentTarget: { value } }) => onChange(value === '' ? undefined : value)}
      >
        <option value="">{asFound}</option>
        {[...Object.entries(ENCODINGS), ...others].map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

function wordsOf(encoding: string): string {
  return ENCODINGS[encoding] ?? encoding;
}
