import { describe, expect, it } from 'vitest';
import type { EntityInput } from '../../../src/contract/entity-input.ts';
import { resolveRecord } from '../../../src/resolution/resolve.ts';
import { company } from '../../builders.ts';
import { answerOf, statementOf, universeWith } from '../matching.ts';
import { resolverAmong } from './neighbours.ts';

const named = (name: string) => company({ id: name, name });
const SURE = /^(?:HIGH|MEDIUM) (?!none|tie)/;
const HIGH = /^HIGH (?!none)/;

describe('a group of which several companies are known', () => {
  const resolve = resolverAmong(
    ...['Zymergen Holdings plc', 'Zymergen Ltd', 'Wexmoor Group plc', 'Wexmoor Ltd'].map(named),
    ...['Siemens AG', 'Siemens Energy AG', 'Siemens Healthineers AG', 'Sony Corporation'].map(named),
    ...['Dow Inc', 'Dow Jones & Company'].map(named),
    company({
      name: 'Sony Ericsson Mobile Communications AB',
      headcount: { value: 7500 },
      revenue: { value: 6_788_000_000, currency: 'USD' },
    }),
    ...['Hewlett-Packard Company', 'Hewlett Packard Enterprise Company'].map(named),
  );

  it.each([
    ['ZYMERGEN HOLDINGS PLC', 'Zymergen Holdings plc'],
    ['Zymergen Limited', 'Zymergen Ltd'],
    ['Zymergen', 'Zymergen Ltd'],
    ['Wexmoor Group', 'Wexmoor Group plc'],
    ['Siemens', 'Siemens AG'],
    ['Siemens Energy', 'Siemens Energy AG'],
    ['SIEMENS HEALTHINEERS', 'Siemens Healthineers AG'],
    ['Sony', 'Sony Corporation'],
    ['Hewlett Packard', 'Hewlett-Packard Company'],
    ['Hewlett-Packard Enterprise', 'Hewlett Packard Enterprise Company'],
    ['Dow', 'Dow Inc'],
    ['Dow Jones', 'Dow Jones & Company'],
  ])('%s is %s', (record, name) => {
    expect(answerOf(resolve(record))).toBe(name);
    expect(resolve(record).reasoning).toContain(`Matched to ${name}`);
  });

  it('is probably meant by the beginning of its name, which may be a company of its own', () => {
    expect(statementOf(resolve('Sony Ericsson'))).toBe('MEDIUM Sony Ericsson Mobile Communications AB');
  });

  it.each(['Siemens Mobility GmbH', 'Siemens Building Technologies', 'Sony Music Entertainment'])(
    '%s is surely none of them',
    (record) => {
      expect(statementOf(resolve(record))).not.toMatch(SURE);
    },
  );
});

describe('a group of which one company is known', () => {
  const resolve = resolverAmong(
    ...['Zymergen Holdings plc', 'Siemens AG', 'Sony Corporation', 'Quantock Energy AG'].map(named),
    company({ name: 'Harrow Holdings plc', website: 'harrow.com', country: 'GB' }),
    company({ name: 'Brightwater Ltd', website: 'brightwater.com', country: 'GB' }),
  );

  it.each<[string, RegExp]>([
    ['Siemens Healthineers AG', /"Healthineers" is only in the record's name/],
    ['Siemens Gamesa Renewable Energy', /"Gamesa Renewable Energy" is only in the record's name/],
    [
      'Quantock Healthineers AG',
      /"Healthineers" is only in the record's name and "Energy" is only in the name on file/,
    ],
    [
      'Toyota Industries Corporation',
      /"Industries" is only in the record's name and "Motor" is only in the name on file/,
    ],
    ['Marriott Vacations Worldwide', /"Vacations Worldwide" is only in the record's name/],
  ])('is not sure that %s is another company of its group', (record, reason) => {
    expect(statementOf(resolve(record))).not.toMatch(HIGH);
    expect(resolve(record).reasoning).toMatch(reason);
  });

  it('does not take a joint venture for one of its parents', () => {
    expect(statementOf(resolve('Sony Ericsson Mobile Communications AB'))).not.toMatch(SURE);
  });

  it('is not sure that a company is its holding', () => {
    expect(statementOf(resolve('Zymergen Ltd'))).not.toMatch(HIGH);
  });

  it.each<EntityInput>([
    { trading_name: 'Harrow Ltd', website: 'harrow.com' },
    { trading_name: 'Brightwater Holdings plc', website: 'brightwater.com' },
    { trading_name: 'Brightwater Holdings plc', country: 'GB' },
    { trading_name: 'Quantock AG' },
  ])('is not sure that %o is the other company', (record) => {
    expect(statementOf(resolve(record))).not.toMatch(HIGH);
  });
});

describe('branches and franchises', () => {
  const resolve = resolverAmong(
    ...["McDonald's Corporation", 'Subway Restaurants Inc', 'Hilton Worldwide Holdings Inc'].map(named),
    named('Kudzwa Inc'),
  );

  it.each([
    [
      "McDonald's - Springfield #1234",
      "McDonald's Corporation",
      /"Springfield" is only in the record's name/,
    ],
    ['Kudzwa Inc - Berlin Branch', 'Kudzwa Inc', /"Berlin Branch" is only in the record's name/],
    ['Kudzwa - Berlin', 'Kudzwa Inc', /"Berlin" is only in the record's name/],
  ])('takes %s for %s, and says what speaks against it', (record, name, reason) => {
    expect(answerOf(resolve(record))).toBe(name);
    expect(resolve(record).reasoning).toMatch(reason);
  });

  it.each(['Subway 4567', "McDonald's Restaurant 1234", 'Hilton Garden Inn Austin'])(
    'does not take %s for the company',
    (record) => {
      expect(statementOf(resolve(record))).not.toMatch(SURE);
    },
  );
});

describe('a brand of which a group and a fund are known', () => {
  const resolve = resolverAmong(...['Wexmoor Tamarin Group Inc', 'Wexmoor Tamarin Capital Inc'].map(named));

  it('means the group', () => {
    expect(statementOf(resolve('Wexmoor Tamarin'))).toBe('HIGH Wexmoor Tamarin Group Inc');
    expect(resolve('Wexmoor Tamarin').reasoning).toContain('a brand alone means its group');
    expect(answerOf(resolve('Wexmoor Tamarin Capital'))).toBe('Wexmoor Tamarin Capital Inc');
  });

  it('is not sure to mean a holding', () => {
    const among = universeWith(['Wexmoor Tamarin Holdings Inc', 'Wexmoor Tamarin Capital Inc'].map(named));
    const { reasoning } = resolveRecord({ trading_name: 'Wexmoor Tamarin' }, among);
    expect(reasoning).not.toContain('a brand alone');
  });

  it('is a company of its own with a legal form', () => {
    expect(resolve('Wexmoor Tamarin Corporation').reasoning).not.toContain('a brand alone');
  });
});

describe('two legal names', () => {
  const resolve = resolverAmong(
    company({ name: 'Kudzwa plc', city: 'London', country: 'GB' }),
    ...['Tamarin Corp', 'Wexmoor NV', 'University of Quillon'].map(named),
  );
  const form = (confidence: string, name: string) => [name, confidence] as const;

  it.each([
    form('HIGH Tamarin Corp', 'Tamarin Corporation'),
    form('LOW Tamarin Corp', 'Tamarin Inc'),
    form('MEDIUM Wexmoor NV', 'Wexmoor LLC'),
    form('LOW Kudzwa plc', 'Kudzwa Inc'),
    form('HIGH Wexmoor NV', 'Wexmoor'),
  ])('of one company: %s gives %s', (name, statement) => {
    expect(statementOf(resolve({ legal_name: name }))).toBe(statement);
  });

  it('are of one company in the same city, whatever the form', () => {
    const record = { legal_name: 'Kudzwa Inc', city: 'London', country: 'GB' };
    expect(statementOf(resolve(record))).toBe('HIGH Kudzwa plc');
  });

  it('are of two where words and forms differ: a company and one that it owns', () => {
    expect(statementOf(resolve('Wexmoor Tidal Assets NV'))).toBe('LOW Wexmoor NV');
    expect(statementOf(resolve('Wexmoor Tidal Assets LLC'))).toBe('MEDIUM none');
  });

  it('does not take the hospital of a university for the university', () => {
    expect(statementOf(resolve('University Hospital of Quillon'))).not.toMatch(HIGH);
    expect(resolve('University Hospital of Quillon').reasoning).toContain(
      'which may mean a unit of the company',
    );
  });
});

describe('companies that took or gave up a name', () => {
  const resolve = resolverAmong(
    company({ name: 'Arconic Corporation', formerName: 'Alcoa Inc' }),
    named('Alcoa Corporation'),
    company({ name: 'Mondelez International Inc', formerName: 'Kraft Foods Inc' }),
    named('Kraft Foods Group Inc'),
    company({ name: 'Nortonlock Inc', formerName: 'Symantrix Corporation' }),
  );

  it.each([
    ['Symantrix', 'Nortonlock Inc', '"Symantrix" is its former name'],
    ['Arconic', 'Arconic Corporation', 'The name agrees'],
  ])('%s is %s', (record, name, reason) => {
    expect(answerOf(resolve(record))).toBe(name);
    expect(resolve(record).reasoning).toContain(reason);
  });

  it('is not sure that a division of the former company is the company', () => {
    expect(statementOf(resolve('Symantrix Enterprise Division'))).not.toMatch(HIGH);
  });

  it('takes Alcoa Corp for the company that bears the name now', () => {
    expect(answerOf(resolve('Alcoa Corp'))).toBe('Alcoa Corporation');
  });

  it('sees that Kraft Foods Inc was the name of Mondelez', () => {
    expect(resolve('Kraft Foods Inc').reasoning).toContain('Mondelez');
  });
});
