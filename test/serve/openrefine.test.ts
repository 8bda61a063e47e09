import { describe, expect, it } from 'vitest';
import { ReconciliationManifest } from '../../src/contract/reconciliation.ts';
import { workplace } from '../cli/run-core.ts';
import { HAS_OPENREFINE, refineProject } from './open-refine.ts';
import { serve } from './served-process.ts';

const COMPANIES = `name,site,town,land
Siemens,siemens.com,Munich,Germany
"Müller & Söhne ""Feinkost""",https://mueller-feinkost.example,Kassel,DE
株式会社架空商事,,東京,Japan
,,,
IBM,http://www.ibm.com,Armonk,us
Migros,migros.ch,Zürich,CH
Siemens,,,
`;

const CELL = 'cells["name"].recon';
/** The name, what it was matched with, and the value of an extended column. */
const TEMPLATE = `{{jsonize([cells["name"].value, forNonBlank(${CELL}.match, m, m.id, ""), cells["Website"].value, cells["Parent company"].value, cells["Status"].value])}}`;

describe.skipIf(!HAS_OPENREFINE)('OpenRefine (skipped where it is not installed)', () => {
  it('reconciles a column as core resolve does, and fetches properties of what was matched', async () => {
    const { core, dataDir, write, read } = workplace();
    write('companies.csv', COMPANIES);
    await core('resolve', 'companies.csv', '--map', 'name=name,website=site,city=town,country=land');
    const sure = read('companies.resolved.csv')
      .split('\n')
      .flatMap((line) => (line.includes('HIGH') ? [/\b[1-9]\d{9}\b/.exec(line)?.[0]] : []));
    const { address } = await serve({ dataDir });
    const service = `${address}/reconcile`;
    const { identifierSpace, schemaSpace, batchSize } = ReconciliationManifest.parse(
      await (await fetch(service)).json(),
    );
    const project = await refineProject(COMPANIES);
    const config = {
      ...{ mode: 'standard-service', service, identifierSpace, schemaSpace, batchSize, limit: 0 },
      ...{ type: { id: 'Organization', name: 'Organization' }, autoMatch: true },
      columnDetails: [
        { column: 'site', propertyID: 'website', propertyName: 'Website' },
        { column: 'town', propertyID: 'city', propertyName: 'City' },
        { column: 'land', propertyID: 'country', propertyName: 'Country' },
      ],
    };
    await project.run('reconcile', { columnName: 'name', config: JSON.stringify(config) });
    // The parent has no value: the columns after it must not shift.
    const properties = ['parent', 'website', 'operational_status'].map((id) => ({ id, name: id }));
    await project.run('extend-data', {
      ...{ baseColumnName: 'name', endpoint: service, identifierSpace, schemaSpace },
      ...{ extension: JSON.stringify({ properties }), columnInsertIndex: '1' },
    });
    const rows = (await project.lines(TEMPLATE)).map((line) => JSON.parse(line));
    const matched = rows.filter(([, id]) => id !== '');
    expect(matched.map(([, id]) => id)).toEqual(sure);
    expect(rows[0]).toEqual(['Siemens', '6075156552', 'siemens.com', null, 'Active']);
    expect(rows.map(([name]) => name)).toEqual([
      ...['Siemens', 'Müller & Söhne "Feinkost"', '株式会社架空商事', null, 'IBM', 'Migros', 'Siemens'],
    ]);
    expect(matched.length).toBeGreaterThan(2);
  });
});
