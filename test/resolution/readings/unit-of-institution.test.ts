import { describe, expect, it } from 'vitest';
import { normaliseName } from '../../../src/resolution/names/normalise-name.ts';
import { institutionParts } from '../../../src/resolution/readings/unit-of-institution.ts';

function partsOf(text: string): readonly string[] {
  return normaliseName(text).flatMap((name) =>
    institutionParts(name).map(({ reading }) => reading.tokens.join(' ')),
  );
}

describe('the parts of a name that may be an institution', () => {
  it('are those that say one, the longest first', () => {
    expect(partsOf('Department of Physics, University of Tamarin, Davis')).toEqual([
      'university of tamarin davis',
      'university of tamarin',
    ]);
    expect(partsOf('Merrow Hospital, Department of Surgery')).toEqual(['merrow hospital']);
    expect(partsOf('Institute of Physics, Merrow Academy of Sciences')).toEqual([
      'merrow academy of sciences',
    ]);
    expect(partsOf('Department of Physics, Institute of Soils, Merrow')).toEqual([
      'institute of soils merrow',
      'institute of soils',
    ]);
  });

  it('may stand without a comma behind a department', () => {
    expect(partsOf('Department of Physics Merrow University')).toContain('merrow university');
    expect(partsOf('Merrow University Department of Physics')).toEqual(['merrow university']);
  });

  it('are found whatever mark or accent the unit is written with', () => {
    expect(partsOf('École de Physique, Merrow University')).toEqual(['merrow university']);
    expect(partsOf('Finance Office - University of Quantock')).toEqual(['university of quantock']);
    expect(partsOf('Subdivision of Soils, University of Quantock')).toEqual(['university of quantock']);
  });

  it('are said with the country or large town behind them', () => {
    const [name] = normaliseName('Faculty of Law, Merrow University, Vienna');
    expect(name === undefined ? [] : institutionParts(name).map(({ country }) => country)).toContain('AT');
  });

  it.each([
    'University of Quantock',
    'Friends of the University of Quantock',
    'Holiday Inn, University of Quantock',
    'Department Store, University of Quantock',
    'Faculty Club, University of Quantock',
    'University of Quantock Alumni Association, Inc.',
    'School of Law Alumni, University of Quantock',
    'Kudzwa Unit, Army, University of Quantock',
    'Section 8 Housing, University of Quantock',
    'Kudzwa Ltd, Department of Chemistry, University of Quantock',
    'Kudzwa, University of Quantock, Department of Physics',
    'Kudzwa Hotel, Division of Merrow University',
    'Smith, Jones & Partners',
    'Department of Physics, Merrow Trading House',
    'Police Department, Merrow',
  ])('are not found in %s', (text) => {
    expect(partsOf(text)).toEqual([]);
  });
});
