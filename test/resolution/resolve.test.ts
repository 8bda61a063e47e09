import { describe, expect, it } from 'vitest';
import { resolveRecord } from '../../src/resolution/resolve.ts';
import { company } from '../builders.ts';
import { smallEngine } from '../engine/small-engine.ts';
import { answerOf, matchedId, NEIGHBOURS, resolverOf, universeWith } from './matching.ts';

const ZYMERGEN = company({
  name: 'Zymergen',
  website: 'zymergen.com',
  country: 'US',
  state: 'CA',
  city: 'Emeryville',
  postalCode: '94608',
  address: '5980 Horton Street',
  phone: '+1 510 867 5309',
});
const BANKS = ['Dallas', 'Dayton'].map((city) =>
  company({ id: city, name: 'First Bank', country: 'US', city }),
);

describe('the explanation', () => {
  const resolve = resolverOf(ZYMERGEN, ...BANKS);

  it('sums the evidence rows and the prior to the total', () => {
    const record = {
      trading_name: 'Zymergen Foods Ltd',
      website: 'zymergen.com',
      country: 'DE',
      phone: '030 123456',
    };
    const { prior_bits, evidence, total_bits } = resolve(record).explanation;
    expect(evidence.length).toBeGreaterThan(6);
    expect(evidence.reduce((total, { bits }) => total + bits, prior_bits)).toBeCloseTo(total_bits, 2);
  });

  it('names the runner-up with its probability', () => {
    const dallas = resolve({ trading_name: 'First Bank', city: 'Dallas' });
    const { runner_up, probability } = dallas.explanation;
    expect(runner_up).toMatchObject({ name: 'First Bank', core_id: expect.stringMatching(/^[1-9]\d{9}$/) });
    expect(runner_up?.core_id).not.toBe(matchedId(dallas));
    expect(runner_up?.probability).toBeLessThan(probability);
  });

  it('explains the first of the tied and the nearest of the rejected', () => {
    expect(resolve('First Bank').explanation.runner_up?.name).toBe('First Bank');
    expect(resolve('Zymergen Chile').explanation.evidence.map(({ right }) => right)).toContain('Zymergen');
  });

  it('is the prior alone when nothing was near', () => {
    const { prior_bits } = resolve('Zymergen').explanation;
    const nothing = { prior_bits, evidence: [], total_bits: prior_bits, runner_up: null };
    expect(resolve('Kadazan').explanation).toMatchObject(nothing);
    expect(resolve({}).explanation).toMatchObject(nothing);
    expect(resolve({}).explanation.probability).toBeCloseTo(1 / (1 + 2 ** -prior_bits), 5);
  });

  it('gives a probability between none and certain', () => {
    for (const record of ['Zymergen', 'Zymregen', 'First Bank', 'Zymergen Chile']) {
      const { probability } = resolve(record).explanation ?? {};
      expect(probability).toBeGreaterThan(0);
      expect(probability).toBeLessThanOrEqual(1);
    }
  });
});

describe('every signal of a record', () => {
  const resolve = resolverOf(ZYMERGEN);
  const STEPS = ['calibration', 'lead', 'rarity'];
  const bits = (record: Parameters<typeof resolve>[0]) =>
    resolve(record)
      .explanation.evidence.filter(({ comparison }) => !STEPS.includes(comparison))
      .reduce((sum, row) => sum + row.bits, 0);

  it.each([
    { website: 'zymergen.com' },
    { email: 'jo@zymergen.com' },
    { country: 'US' },
    { state: 'California' },
    { city: 'Emeryville' },
    { postal_code: '94608' },
    { postal_code: '94608', address: '5980 Horton St' },
    { phone: '+1 510 867 5309' },
  ])('speaks for it: %o', (signal) => {
    expect(bits({ trading_name: 'Zymergen', ...signal })).toBeGreaterThan(bits('Zymergen'));
  });

  it.each([
    { website: 'wexford.com' },
    { email: 'jo@wexford.com' },
    { country: 'DE' },
    { state: 'Texas' },
    { phone: '+1 212 867 5309' },
  ])('speaks against it: %o', (signal) => {
    expect(bits({ trading_name: 'Zymergen', ...signal })).toBeLessThan(bits('Zymergen'));
  });

  it.each([
    { email: 'jo@gmail.com' },
    { website: 'facebook.com/zymergen' },
    { country: 'Atlantis' },
    { phone: 'call me' },
    { company_registration_number: '0000000' },
    { external_id: '17', match_to_social: true, webhook_url: 'https://example.com' },
  ])('costs nothing when it cannot be read: %o', (signal) => {
    expect(bits({ trading_name: 'Zymergen', ...signal })).toBe(bits('Zymergen'));
  });

  it('takes a name as legal or as trading name alike', () => {
    expect(bits({ legal_name: 'Zymergen Inc' })).toBe(bits({ trading_name: 'Zymergen Inc' }));
  });
});

describe('the order of things', () => {
  const records = [ZYMERGEN, ...BANKS, ...NEIGHBOURS];

  it('gives the same answer whatever the order of records in the universe', () => {
    const [there, back] = [records, records.toReversed()].map((all) => universeWith(all, []));
    for (const trading_name of ['Zymergen', 'First Bank', 'Zymregen', 'Adidas', 'Zymergen Chile']) {
      const [left, right] = [there, back].map(
        (universe) => universe && resolveRecord({ trading_name }, universe),
      );
      expect(left).toEqual(right);
    }
  });

  it('gives the same answer when it is asked again', () => {
    const universe = universeWith(records, []);
    const ask = () => resolveRecord({ trading_name: 'First Bank', city: 'Dallas' }, universe);
    expect(ask()).toEqual(ask());
  });
});

describe('a record that names its entity', () => {
  const resolved = async (body: object) => {
    const { service } = smallEngine([ZYMERGEN, ...BANKS]);
    const [job] = await service.create('entity-resolution', [{ body }]);
    const [status] = await service.jobs('entity-resolution', [job?.id ?? ''], { waitMs: 5000 });
    return status;
  };

  it('is that entity by its core_id, whatever else it says', async () => {
    const coreId = matchedId(resolveRecord({ website: 'zymergen.com' }, universeWith([ZYMERGEN])));
    expect(await resolved({ core_id: coreId, trading_name: 'First Bank', city: 'Dallas' })).toMatchObject({
      status: 'completed',
      record: { core_id: coreId, identity_resolution_confidence: 'HIGH' },
    });
  });

  it('fails when nobody has the core_id', async () => {
    expect(await resolved({ core_id: '9999999999', trading_name: 'Zymergen' })).toMatchObject({
      status: 'failed',
      error_type: 'core_id_not_found',
    });
  });
});

describe('an empty universe', () => {
  it('knows nobody', () => {
    const resolution = resolveRecord(
      { trading_name: 'Zymergen', website: 'zymergen.com' },
      universeWith([], []),
    );
    expect(answerOf(resolution)).toBe('none');
    expect(resolution.decision.confidence).toBe('HIGH');
  });
});
