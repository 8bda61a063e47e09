import type { FileColumns } from '../../../../contract/files.ts';
import { fieldWords } from './words.ts';

interface ColumnTableProps {
  readonly columns: FileColumns;
  readonly fields: readonly (string | null)[];
  readonly onChange: (fields: (string | null)[]) => void;
}

/** The columns with three values each, and what each is taken for. */
export function ColumnTable({ columns, fields, onChange }: ColumnTableProps) {
  return (
    <div class="wide">
      <table class="columns">
        <thead>
          <tr>
            <th>Column</th>
            <th>Is read as</th>
            <th>Values</th>
          </tr>
        </thead>
        <tbody>
          {columns.columns.map(({ name, field, because, samples }, at) => (
            <tr key={name}>
              <td data-label="Column" class="long">
                <bdi>{name}</bdi>
              </td>
              <td data-label="Is read as">
                <select
                  aria-label={`${name} is read as`}
                  value={fields[at] ?? ''}
                  onChange={({ currentTarget: { value } }) =>
                    onChange(fields.map((one, place) => (place === at ? (value === '' ? null : value) : one)))
                  }
                >
                  <option value="">(not used)</option>
                  {columns.fields.map((one) => (
                    <option key={one} value={one}>
                      {fieldWords(one)}
                    </option>
                  ))}
                </select>
                {fields[at] === field && because === 'content' && <span class="quiet"> by its content</span>}
              </td>
              <td data-label="Values">
                {samples.length === 0 ? (
                  <span class="quiet">empty</span>
                ) : (
                  samples.map((sample) => (
                    <span key={sample} class="sample" dir="auto">
                      {sample}
                    </span>
                  ))
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
