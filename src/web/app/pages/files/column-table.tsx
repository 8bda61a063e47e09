import type { FileColumn, FileColumns } from '../../../../contract/files.ts';
import { counted } from '../../parts/counted.ts';
import { fieldWords } from './words.ts';

interface ColumnTableProps {
  readonly columns: FileColumns;
  readonly fields: readonly (string | null)[];
  readonly onChange: (fields: (string | null)[]) => void;
}

/** The columns with three values each, and what each is taken for; those in which nothing was found on demand. */
export function ColumnTable({ columns, fields, onChange }: ColumnTableProps) {
  const all = columns.columns.map((column, at) => ({ column, at }));
  const [used, idle] = [
    all.filter(({ column }) => !isIdle(column)),
    all.filter(({ column }) => isIdle(column)),
  ];
  const table = (shown: typeof all) => (
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
          {shown.map(({ column, at }) => (
            <ColumnRow
              key={column.name}
              column={column}
              field={fields[at] ?? null}
              choices={columns.fields}
              onChange={(field) => onChange(fields.map((one, place) => (place === at ? field : one)))}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
  return (
    <>
      {table(used)}
      {idle.length > 0 && (
        <details>
          <summary>{counted(idle.length, 'empty column')}</summary>
          {table(idle)}
        </details>
      )}
    </>
  );
}

function isIdle({ field, samples }: FileColumn): boolean {
  return field === null && samples.length === 0;
}

interface RowProps {
  readonly column: FileColumn;
  readonly field: string | null;
  readonly choices: readonly string[];
  readonly onChange: (field: string | null) => void;
}

function ColumnRow({ column, field, choices, onChange }: RowProps) {
  const { name, because, samples } = column;
  return (
    <tr>
      <td data-label="Column" class="long">
        <bdi>{name}</bdi>
      </td>
      <td data-label="Is read as">
        <select
          aria-label={`${name} is read as`}
          value={field ?? ''}
          onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : value)}
        >
          <option value="">(not used)</option>
          {choices.map((one) => (
            <option key={one} value={one}>
              {fieldWords(one)}
            </option>
          ))}
        </select>
        {field === column.field && because === 'content' && <span class="quiet"> by its content</span>}
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
  );
}
