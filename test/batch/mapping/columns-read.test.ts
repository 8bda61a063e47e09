import { describe, expect, it } from 'vitest';
import { asReadBefore, columnsRead } from '../../../src/batch/mapping/columns-read.ts';
import { applyMapOptions, parseMapOptions } from '../../../src/batch/mapping/map-option.ts';
import { proposeMapping } from '../../../src/batch/mapping/propose-mapping.ts';

const COLUMNS = ['Kunde', 'Firma', 'Legal Name', 'Web'];
const proposed = proposeMapping(COLUMNS, []);
const chosen = (...map: readonly string[]) =>
  applyMapOptions(proposed, parseMapOptions(map), COLUMNS).mapping;

describe('columns that a run has read', () => {
  it('are read again where they stand now, and none for what was read from none', () => {
    const read = columnsRead(chosen('name=Firma', 'legal_name=', 'external_id=Kunde'), COLUMNS);
    const columns = ['Web', ...COLUMNS.slice(0, 3), 'core_id'];
    const options = asReadBefore(read, { columns, fields: proposed.fields });
    const { mapping } = applyMapOptions(proposeMapping(columns, []), options, columns);
    expect(mapping).toEqual({ external_id: [1], name: [2], website: [0] });
  });

  it('are not read again where one of them is gone', () => {
    const read = columnsRead(chosen('external_id=Kunde'), COLUMNS);
    expect(asReadBefore(read, { columns: COLUMNS.slice(1), fields: proposed.fields })).toEqual([]);
  });
});
