import { describe, expect, it } from 'vitest';
import { alignTokens, realigned } from '../../../src/resolution/names/align-tokens.ts';
import { readingsOf, writtenName } from '../../../src/resolution/names/normal-name.ts';
import { normaliseName } from '../../../src/resolution/names/normalise-name.ts';
import { withoutGluedForm } from '../../../src/resolution/readings/glued-form.ts';
import { namesBeforePlaces } from '../../../src/resolution/readings/places-behind.ts';
import { writtenOut } from '../../../src/resolution/readings/written-out.ts';
import { normaliseRecord, normalRecordIn } from '../../../src/resolution/records/normal-record.ts';
import { normalisePlace } from '../../../src/resolution/records/normalise-place.ts';

const RECORDS = [
  { legal_name: 'Acme Ltd' },
  { trading_name: 'Bosch (Malaysia)', country: 'Germany' },
  {
    ...{ legal_name: '三菱電機株式会社', trading_name: 'Mitsubishi d/b/a Melco', website: 'melco.jp' },
    ...{ email: 'a@melco.jp', phone: '+81 3 3218 2111', social_url: 'linkedin.com/company/melco' },
    ...{
      city: 'Tokyo',
      state: 'Tokyo',
      postal_code: '100-8310',
      address: '2-7-3 Marunouchi',
      country: 'Japan',
    },
    company_registration_number: '4010001008772',
  },
];

const NAMELESS = writtenName({ text: '', tokens: [], forms: [], part: 'whole' });

function shapesOf(values: readonly object[]): readonly string[] {
  return [...new Set(values.map((value) => Object.keys(value).join(' ')))];
}

describe('what the matcher reads hundreds of times a row', () => {
  const records = RECORDS.map(normaliseRecord);

  it('are records of one shape, whatever they say', () => {
    expect(shapesOf(records)).toHaveLength(1);
  });

  it('are names of one shape, their readings too', () => {
    const names = records.flatMap(({ names: own }) => own.flatMap(readingsOf));
    expect(names.length).toBeGreaterThan(RECORDS.length);
    expect(shapesOf([...names, ...normaliseName('Beta')])).toHaveLength(1);
  });

  it('are readings of the same shape, for whatever reason a name is read otherwise', () => {
    const [coded = NAMELESS] = normaliseName('Zain BH', 'BH');
    const [behind = NAMELESS] = normaliseName('Kudzwa University, Leeds, UK');
    const [glued = NAMELESS] = normaliseName('ACMELLC');
    const readings = [
      ...writtenOut(coded, 'BH'),
      ...namesBeforePlaces(behind, undefined).map(({ reading }) => reading),
      ...[withoutGluedForm(glued)].flatMap((reading) => reading ?? []),
    ];
    expect(readings).toHaveLength(4);
    expect(shapesOf([...readings, coded])).toHaveLength(1);
  });

  it('are alignments of one shape, when they have changed too', () => {
    const alignment = alignTokens(['zym', 'trailers'], ['zym']);
    expect(shapesOf([alignment, realigned(alignment, { leftOver: [] })])).toHaveLength(1);
  });

  it('are places of one shape', () => {
    const places = [
      ...records.map(({ place }) => place),
      normalisePlace({}),
      normalisePlace({ city: 'Rome' }),
    ];
    expect(shapesOf(places)).toHaveLength(1);
  });

  it('are the same when they were kept as JSON', () => {
    const kept = records.map((record) => normalRecordIn(JSON.stringify(record)));
    expect(kept).toEqual(records);
    expect(shapesOf([...kept, ...records])).toHaveLength(1);
    expect(
      shapesOf([...kept, ...records].flatMap(({ names, place }) => [...names, { ...place, text: '' }])),
    ).toHaveLength(2);
  });
});
