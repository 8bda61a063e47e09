import { useState } from 'preact/hooks';
import { numberWords } from './counted.ts';
import { Table } from './table.tsx';

const AT_ONCE = 50;

/** A table that begins with its first rows, and shows more when it is asked to. */
export function Paged<Row>({ rows, ...table }: Parameters<typeof Table<Row>>[0]) {
  const [shown, setShown] = useState(AT_ONCE);
  const left = rows.length - shown;
  return (
    <>
      <Table {...table} rows={rows.slice(0, shown)} />
      {left > 0 && (
        <p>
          <button type="button" onClick={() => setShown(shown + 10 * AT_ONCE)}>
            Show more
          </button>{' '}
          <span class="quiet">{numberWords(left)} are not shown.</span>
        </p>
      )}
    </>
  );
}
