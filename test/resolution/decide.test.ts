import { describe, expect, it } from 'vitest';
import { compareWith } from '../../src/resolution/comparisons/compare.ts';
import { priorBits } from '../../src/resolution/comparisons/total-bits.ts';
import { decide, type Ranked } from '../../src/resolution/decide.ts';
import { WEIGHTS } from '../../src/resolution/model/weights.ts';
import { normaliseRecord } from '../../src/resolution/records/normal-record.ts';
import type { Resolution } from '../../src/resolution/resolve.ts';
import { company } from '../builders.ts';
import { answerOf, resolverOf, sharedUniverse, statementOf } from './matching.ts';

const bank = (city: string) => company({ id: city, name: 'First Bank', country: 'US', city });
const bestOf = ({ decision }: Resolution): Ranked => {
  if (decision.kind !== 'match') throw new Error(`expected a match, not ${decision.kind}`);
  return decision.best;
};

describe('confidence in a match', () => {
  const resolve = resolverOf(
    company({ name: 'Zymergen Inc', website: 'zymergen.com', country: 'US', city: 'Emeryville' }),
    company({ name: 'Kudzwa Foods' }),
  );

  it('is HIGH when name, website and place agree', () => {
    const record = { trading_name: 'Zymergen', website: 'zymergen.com', country: 'US', city: 'Emeryville' };
    expect(statementOf(resolve(record))).toBe('HIGH Zymergen Inc');
  });

  it('is not HIGH when the country is another', () => {
    expect(statementOf(resolve({ trading_name: 'Zymergen', country: 'US' }))).toBe('HIGH Zymergen Inc');
    expect(statementOf(resolve({ trading_name: 'Zymergen', country: 'AU' }))).not.toMatch(/HIGH Z|MEDIUM Z/);
  });

  it('is not HIGH when the name is misspelt and alone', () => {
    expect(answerOf(resolve('Zymregen'))).toBe('Zymergen Inc');
    expect(statementOf(resolve('Zymregen'))).not.toMatch(/^HIGH/);
  });

  it('rises with every signal that agrees and falls with one that does not', () => {
    const chance = (record: Parameters<typeof resolve>[0]) => bestOf(resolve(record)).probability;
    const name = chance('Zymregen');
    expect(chance({ trading_name: 'Zymregen', country: 'US' })).toBeGreaterThan(name);
    expect(chance({ trading_name: 'Zymregen', email: 'jo@zymergen.com' })).toBeGreaterThan(name);
    expect(chance({ trading_name: 'Zymergen', website: 'wexford.com' })).toBeLessThan(chance('Zymergen'));
  });
});

describe('a match that is somewhat less likely than not', () => {
  const resolve = resolverOf(
    company({ id: 'us', name: 'United Energy Corporation', country: 'US' }),
    company({ id: 'ca', name: 'United Energy', country: 'CA' }),
    company({ id: 'gb', name: 'United Energy', country: 'GB' }),
  );
  const record = { legal_name: 'United Energy Corporation' };

  it('is a best guess where nothing but the names is to be judged', () => {
    const { probability } = bestOf(resolve(record));
    expect(probability).toBeGreaterThanOrEqual(WEIGHTS.threshold.low_by_names);
    expect(probability).toBeLessThan(WEIGHTS.threshold.low);
    expect(statementOf(resolve(record))).toBe('LOW United Energy Corporation');
  });

  it('is none where a place or a website speaks against it', () => {
    expect(statementOf(resolve({ ...record, country: 'FR' }))).toBe('MEDIUM none');
    expect(statementOf(resolve({ ...record, website: 'quantock.com' }))).toBe('MEDIUM none');
  });

  it('is none where another company fits as well', () => {
    const two = resolverOf(
      company({ id: 'us', name: 'New Energy Group', country: 'US' }),
      company({ id: 'ca', name: 'New Energy Group Corporation', country: 'CA' }),
      company({ name: 'Zorvane', alias: 'New Energy Group', country: 'PT' }),
    )({ trading_name: 'New Energy Group' });
    expect(two.explanation.probability).toBeGreaterThanOrEqual(WEIGHTS.threshold.low_by_names);
    expect(statementOf(two)).toBe('MEDIUM none');
  });
});

describe('another house in the same town', () => {
  const site = { city: 'Springfield', country: 'US', postalCode: '62701', address: '12 Oak Street' };
  const resolve = resolverOf(
    company({ name: 'Tamarin Learning Garden', ...site }),
    company({ name: 'Kudzwa Limited', ...site }),
    company({ name: 'Wexford Learning', website: 'wexford.com', ...site }),
  );
  const other = { city: 'Springfield', country: 'US', postal_code: '62701', address: '480 Mill Road' };

  it('may be another site: the match is LOW, and says so', () => {
    const { decision, reasoning } = resolve({ trading_name: 'Tamarin Learning Garden', ...other });
    expect(decision).toMatchObject({ kind: 'match', confidence: 'LOW' });
    expect(reasoning).toMatch(/the postal code 62701 agrees but not the street/);
    const same = { ...other, address: '12 Oak St' };
    expect(resolve({ trading_name: 'Tamarin Learning Garden', ...same }).decision.confidence).toBe('HIGH');
  });

  it('is another site when the names differ by a word too: no match, and the nearest is named', () => {
    const { decision, reasoning } = resolve({ trading_name: 'Tamarin Learning Garden Uptown', ...other });
    expect(decision).toMatchObject({
      kind: 'no_match',
      near: [{ profile: { name: 'Tamarin Learning Garden' } }],
    });
    expect(reasoning).toMatch(/another address may be another site/);
    const same = { ...other, address: '12 Oak St' };
    const found = resolve({ trading_name: 'Tamarin Learning Garden Uptown', ...same });
    expect(found.decision.kind).toBe('match');
  });

  it('says little of a legal name, or on the own website', () => {
    expect(resolve({ legal_name: 'Kudzwa Ltd', ...other }).decision.confidence).toBe('HIGH');
    const found = resolve({ trading_name: 'Wexford Learning', website: 'wexford.com', ...other });
    expect(found.decision.confidence).toBe('HIGH');
  });
});

describe('confidence without a match', () => {
  const resolve = resolverOf(company({ name: 'Zymergen 5' }), bank('Dallas'), bank('Dayton'));

  it('is HIGH when nothing is near', () => {
    expect(statementOf(resolve('Kadazan Wexford'))).toBe('HIGH none');
    expect(statementOf(resolve({}))).toBe('HIGH none');
  });

  it('is MEDIUM when a near one was rejected', () => {
    const { decision } = resolve('Zymergen');
    expect(decision).toMatchObject({ kind: 'no_match', confidence: 'MEDIUM' });
    expect(decision.kind === 'no_match' && decision.near.map(({ profile }) => profile.name)).toEqual([
      'Zymergen 5',
    ]);
  });

  it('is LOW when candidates are tied', () => {
    expect(statementOf(resolve('First Bank'))).toBe('LOW tie of First Bank | First Bank');
  });
});

describe('ties', () => {
  const resolve = resolverOf(
    ...['Dallas', 'Dayton', 'Denver', 'Detroit', 'Dublin', 'Durham', 'Dover'].map(bank),
    company({ id: 'open', name: 'Kudzwa', country: 'ZW' }),
    company({ id: 'gone', name: 'Kudzwa', country: 'ZW', status: 'closed' }),
  );

  it('calls two entities of one name a tie and names both', () => {
    const { decision } = resolve('Kudzwa');
    expect(
      decision.kind === 'ambiguous' && new Set(decision.candidates.map(({ profile }) => profile.coreId)).size,
    ).toBe(2);
  });

  it('puts the company that operates before the closed one', () => {
    const { decision } = resolve('Kudzwa');
    expect(
      decision.kind === 'ambiguous' && decision.candidates.map(({ profile }) => profile.isClosed),
    ).toEqual([false, true]);
  });

  it('names no more than five', () => {
    const { decision } = resolve('First Bank');
    expect(decision.kind === 'ambiguous' && decision.candidates).toHaveLength(5);
  });

  it('is broken by the city', () => {
    expect(bestOf(resolve({ trading_name: 'First Bank', city: 'Dallas' })).profile.places[0]?.city).toBe(
      'dallas',
    );
  });

  it('that is broken leaves no more than five others', () => {
    const { decision } = resolve({ trading_name: 'First Bank', city: 'Dallas' });
    expect(decision.kind === 'match' && decision.others).toHaveLength(5);
  });

  it('is not broken by a city where none of them is', () => {
    expect(resolve({ trading_name: 'First Bank', city: 'Boston' }).decision.kind).toBe('ambiguous');
  });
});

describe('a website that points elsewhere than the name', () => {
  const resolve = resolverOf(
    company({ name: 'Zym', website: 'zym.com' }),
    company({ name: 'Kud', website: 'kud.com' }),
    company({ name: 'Wexford Tools' }),
  );
  const conflict = { trading_name: 'Kud', website: 'zym.com' };

  it('is believed with URL_BIAS, which is the default', () => {
    expect(answerOf(resolve(conflict))).toBe('Zym');
    expect(answerOf(resolve({ ...conflict, bias: 'URL_BIAS' }))).toBe('Zym');
  });

  it('is not believed with NAME_BIAS', () => {
    expect(answerOf(resolve({ ...conflict, bias: 'NAME_BIAS' }))).toBe('Kud');
  });

  it('has its row in the evidence', () => {
    expect(bestOf(resolve(conflict)).evidence.at(-1)).toMatchObject({
      comparison: 'bias',
      bias: 'URL_BIAS',
    });
    const byName = resolve({ ...conflict, bias: 'NAME_BIAS' });
    expect(bestOf(byName).evidence.at(-1)).toMatchObject({ comparison: 'bias', bias: 'NAME_BIAS' });
  });

  it.each(['URL_BIAS', 'NAME_BIAS'] as const)('is no conflict when both agree (%s)', (bias) => {
    const best = bestOf(resolve({ trading_name: 'Kud', website: 'kud.com', bias }));
    expect(best.profile.name).toBe('Kud');
    expect(best.evidence.filter(({ comparison }) => comparison === 'bias')).toEqual([]);
  });

  it.each(['URL_BIAS', 'NAME_BIAS'] as const)('is no conflict when the name is unknown (%s)', (bias) => {
    const { evidence } = resolve({ trading_name: 'Tamarin', website: 'zym.com', bias }).explanation ?? {};
    expect(evidence?.filter(({ comparison }) => comparison === 'bias')).toEqual([]);
  });

  it('is believed with URL_BIAS against an entity without a website', () => {
    expect(answerOf(resolve({ trading_name: 'Wexford Tools', website: 'zym.com' }))).toBe('Zym');
  });
});

describe('a head company and its subsidiary of one name', () => {
  const subsidiary = company({
    id: 'quillon-uk',
    name: 'Quillon United Kingdom Limited',
    country: 'GB',
    relations: [{ type: 'parent', id: 'quillon' }],
  });
  const QUILLON_UK = {
    ...subsidiary,
    names: [...subsidiary.names, { value: 'Quillon (UK) Ltd', kind: 'alias' as const }],
  };
  const resolve = resolverOf(
    company({ id: 'head', name: 'Zymergen', legalName: 'Zymergen Inc', country: 'US' }),
    company({
      id: 'branch',
      name: 'Zymergen',
      legalName: 'Zymergen GmbH',
      country: 'DE',
      relations: [{ type: 'parent', id: 'head' }],
    }),
    company({ id: 'quillon', name: 'Quillon', country: 'US' }),
    QUILLON_UK,
  );
  const countryOf = (record: Parameters<typeof resolve>[0]) =>
    bestOf(resolve(record)).profile.places[0]?.country;

  it('means the head when nothing else is said, and says why', () => {
    expect(countryOf('Zymergen')).toBe('US');
    expect(bestOf(resolve('Zymergen')).evidence).toContainEqual(
      expect.objectContaining({ comparison: 'group', role: 'head' }),
    );
  });

  it('means the one in the country of the record', () => {
    expect(countryOf({ trading_name: 'Zymergen', country: 'Germany' })).toBe('DE');
    expect(countryOf({ trading_name: 'Zymergen', country: 'USA' })).toBe('US');
  });

  it('is not sure of either', () => {
    expect(statementOf(resolve('Zymergen'))).not.toMatch(/^HIGH/);
  });

  it('means the one with the legal form of the record', () => {
    expect(countryOf('Zymergen GmbH')).toBe('DE');
  });

  it('means the head, too, where the subsidiary has its name with a country', () => {
    expect(countryOf('Quillon')).toBe('US');
    expect(bestOf(resolve('Quillon')).evidence).toContainEqual(expect.objectContaining({ role: 'head' }));
    expect(countryOf({ trading_name: 'Quillon', country: 'GB' })).toBe('GB');
  });
});

describe('a name that a company shares with those below it alone', () => {
  const resolve = resolverOf(
    company({ id: 'open', name: 'Zymergen', country: 'US', website: 'zymergen.com' }),
    company({ id: 'closed', name: 'Zymergen', country: 'IE', website: 'zymergen.com', status: 'absorbed' }),
    company({ id: 'one', name: 'Quillon', country: 'US', website: 'quillon.com' }),
    company({ id: 'other', name: 'Quillon', country: 'IE', website: 'quillon.ie', status: 'absorbed' }),
  );

  it('is the name of the one that is open, where the others at its website are closed', () => {
    expect(statementOf(resolve('Zymergen'))).toMatch(/^HIGH/);
    expect(bestOf(resolve('Zymergen')).evidence).toContainEqual(
      expect.objectContaining({ role: 'head_of_all' }),
    );
  });

  it('is none of the one where the record is at the other', () => {
    const found = resolve({ trading_name: 'Zymergen', country: 'Ireland' });
    expect(bestOf(found).profile.places[0]?.country).toBe('IE');
  });

  it('is weighed as before beside the company that the website leads to', () => {
    const record = { trading_name: 'Zymergen', website: 'quillon.com' };
    const roles = (candidate: Ranked) => candidate.evidence.flatMap((row) => ('role' in row ? row.role : []));
    const { decision } = resolve(record);
    const all = decision.kind === 'match' ? [decision.best, ...decision.others] : [];
    expect(all.length).toBeGreaterThan(0);
    expect(all.flatMap(roles)).not.toContain('head_of_all');
  });

  it('is of nobody where the two have no website in common', () => {
    expect(statementOf(resolve('Quillon'))).not.toMatch(/^HIGH/);
  });
});

describe('shares of probability', () => {
  const universe = sharedUniverse(['Dallas', 'Dayton', 'Denver'].map(bank));

  it('fall with the bits, and those of all candidates sum to no more than one', () => {
    const record = normaliseRecord({ trading_name: 'First Bank', city: 'Dallas' });
    const { index, rarity } = universe();
    const candidates = [...Array(index.size).keys()].map((entity) => compareWith(record, entity, universe()));
    const decision = decide(candidates, priorBits(rarity), 'URL_BIAS');
    const ranked = decision.kind === 'match' ? [decision.best, ...decision.others] : [];
    expect(ranked.length).toBeGreaterThan(2);
    const shares = ranked.map(({ probability }) => probability);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(shares.reduce((sum, next) => sum + next, 0)).toBeLessThanOrEqual(1.0001);
  });

  it('say nothing without candidates', () => {
    expect(decide([], -5, 'URL_BIAS')).toEqual({ kind: 'no_match', near: [], confidence: 'HIGH' });
  });
});
