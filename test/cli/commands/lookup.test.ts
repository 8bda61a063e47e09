import { beforeAll, describe, expect, it } from 'vitest';
import { LookupEntity } from '../../../src/contract/lookup-entity.ts';
import { masked, workplace } from '../run-core.ts';

const place = workplace();
const SIEMENS = '6075156552';

describe.concurrent('core lookup', () => {
  beforeAll(() => place.coreReading('name,website\nSiemens AG,siemens.com\n', 'resolve', '-'));

  it('shows a company that was resolved', async () => {
    const { stdout, stderr, code } = await place.core('lookup', SIEMENS);
    expect(masked(stdout, place)).toBe(
      [
        `core_id      ${SIEMENS}`,
        'type         legal_entity',
        'legal name   Siemens AG',
        'trading name Siemens',
        'website      siemens.com',
        'country      DE',
        'class        Company, Operating',
        'confidence   MEDIUM',
        'why          One source gives the legal name: the starter list of core. One source gives the country: the starter list of core.',
        'resolved     TIME\n',
      ].join('\n'),
    );
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  });

  it('prints the lookup entity of the wire with --json', async () => {
    const { stdout, stderr, code } = await place.core('lookup', SIEMENS, '--json');
    const entity = LookupEntity.parse(JSON.parse(stdout));
    expect(JSON.parse(stdout)).toEqual(entity);
    expect(entity.record).toMatchObject({ core_id: SIEMENS, legal_info: { legal_name: 'Siemens AG' } });
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  });

  it('ends with 1 when no resolution of the id is known', async () => {
    const why = 'no completed resolution of 1111111111 is known';
    const fix = 'Check the ten digits; core resolve gives the ids that are known.';
    const [plain, json] = await Promise.all([
      place.core('lookup', '1111111111'),
      place.core('lookup', '1111111111', '--json'),
    ]);
    expect(plain).toEqual({ stdout: '', stderr: `core: ${why}\n  fix ${fix}\n`, code: 1 });
    expect(JSON.parse(json.stderr)).toEqual({ error: { code: 'ENTITY_NOT_FOUND', message: why, fix } });
    expect({ stdout: json.stdout, code: json.code }).toEqual({ stdout: '', code: 1 });
  });

  it('ends with 2 for ten digits that are no core_id', async () => {
    const { stdout, stderr, code } = await place.core('lookup', '0123456789');
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toBe(
      'core: 0123456789 is no core_id: it has ten digits and the first is not 0\n' +
        '  at  core_id\n  fix Run the command with --help to see its options.\n',
    );
  });
});
