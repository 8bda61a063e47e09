import type { ComponentChildren } from 'preact';
import { Scrolling } from './scrolling.tsx';

export interface Column<Row> {
  /** Empty above buttons. */
  readonly title: string;
  readonly isNumber?: true;
  /** Its text has no spaces to be broken at, or many words. */
  readonly isLong?: true;
  readonly show: (row: Row) => ComponentChildren;
}

interface TableProps<Row> {
  /** What it lists, for those who do not see it. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
}

/** Rows in columns; on a phone each row stands as a card. */
export function Table<Row>({ label, columns, rows, keyOf }: TableProps<Row>) {
  return (
    <Scrolling label={label}>
      <table>
        <thead>
          <tr>
            {columns.map(({ title, isNumber }) =>
              title === '' ? (
                <td key={title} />
              ) : (
                <th key={title} class={isNumber && 'number'}>
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ title, isNumber, isLong, show }) => (
                <td
                  key={title}
                  data-label={title === '' ? undefined : title}
                  class={(isNumber && 'number') || (isLong && 'long')}
                >
                  {show(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}
