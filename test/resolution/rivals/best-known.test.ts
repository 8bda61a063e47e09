import { describe, expect, it } from 'vitest';
import { decisionSteps } from '../../../src/resolution/decision-steps.ts';
import { company } from '../../builders.ts';
import { answerOf, resolverOf } from '../matching.ts';

const FAMOUS = { headcount: { value: 120_000 }, revenue: { value: 90_000_000_000, currency: 'USD' } };

describe('a name that several companies bear', () => {
  const resolve = resolverOf(
    company({ id: 'known', name: 'Tamarin', legalName: 'Tamarin Corp', country: 'US', ...FAMOUS }),
    company({ id: 'unknown', name: 'Tamarin', legalName: 'Tamarin Pty Ltd', country: 'AU' }),
    company({ id: 'units', name: 'Tamarin Foods', country: 'US' }),
    company({ id: 'wexford', name: 'Wexford', legalName: 'Wexford AG', country: 'CH' }),
    company({ id: 'wexford-us', name: 'Wexford', legalName: 'Wexford LLC', country: 'US' }),
    company({
      id: 'short',
      name: 'Ocelot Water Lines',
      legalName: 'Ocelot Water Lines Inc',
      country: 'US',
      alias: 'Ocelot',
      ...FAMOUS,
    }),
    company({ id: 'tours', name: 'Zeb Tours', alias: 'Ocelot', country: 'AU' }),
  );

  it('means the best known, and says so', () => {
    const { decision, reasoning } = resolve('Tamarin');
    expect(decision).toMatchObject({ kind: 'match', best: { profile: { places: [{ country: 'US' }] } } });
    expect(reasoning).toContain('it is the best known with exactly this name');
  });

  it('leaves to the others of its name what their bits say, in a row of its own', () => {
    const { decision } = resolve('Tamarin');
    if (decision.kind !== 'match') throw new Error('no match');
    const [alone, shared] = [1, 0.97].map((share) => decisionSteps({ ...decision.best, share }));
    const namesakes = shared?.find(({ comparison }) => comparison === 'namesakes');
    expect(namesakes?.bits).toBeLessThan(0);
    const sumOf = (rows = alone) => rows?.reduce((sum, { bits }) => sum + bits, 0);
    expect(sumOf(shared)).toBeCloseTo(sumOf() ?? Number.NaN, 2);
  });

  it('means the other one where the record says so', () => {
    const { decision } = resolve({ trading_name: 'Tamarin', country: 'AU', city: 'Perth' });
    expect(decision).toMatchObject({ best: { profile: { places: [{ country: 'AU' }] } } });
    expect(answerOf(resolve('Tamarin Foods'))).toBe('Tamarin Foods');
  });

  it('means the one with the legal form of the record, however little it is known', () => {
    const resolveForm = resolverOf(
      company({ id: 'group', name: 'Quillon', legalName: 'Quillon Group AG', country: 'DE', ...FAMOUS }),
      company({ id: 'cars', name: 'Quillon Cars', legalName: 'Quillon AG', country: 'DE' }),
    );
    expect(resolveForm({ legal_name: 'Quillon AG' }).decision).toMatchObject({
      kind: 'match',
      best: { profile: { name: 'Quillon Cars' } },
    });
    expect(resolveForm('Quillon').decision).toMatchObject({ best: { profile: { name: 'Quillon' } } });
  });

  it('means the one that is where the record is, and how well the others are known tells nothing', () => {
    const resolveCity = resolverOf(
      company({
        id: 'known',
        name: 'Tamarin',
        legalName: 'Tamarin Corp',
        city: 'Redmond',
        country: 'US',
        ...FAMOUS,
      }),
      company({ id: 'unit', name: 'Tamarin', legalName: 'Tamarin Ltd', city: 'Reading', country: 'GB' }),
    );
    const { decision } = resolveCity({ trading_name: 'Tamarin', city: 'Reading' });
    expect(decision).toMatchObject({ kind: 'match', best: { profile: { places: [{ city: 'reading' }] } } });
    const told = decision.kind === 'match' ? decision.best.evidence.map(({ comparison }) => comparison) : [];
    expect(told).not.toContain('prominence');
  });

  it('leaves the fewer others to be meant the better known it is', () => {
    const raisedBy = (name: string) => {
      const { decision } = resolve(name);
      const [best] =
        decision.kind === 'ambiguous' ? decision.candidates : 'best' in decision ? [decision.best] : [];
      const row = best?.evidence.find((one) => one.comparison === 'name');
      if (best?.features === undefined || row?.comparison !== 'name') throw new Error('nobody');
      return best.features.rarity_margin - (row.rarityMargin ?? 0);
    };
    expect(raisedBy('Tamarin')).toBeGreaterThan(0);
    expect(raisedBy('Wexford')).toBe(0);
    expect(raisedBy('Ocelot')).toBe(0);
  });

  it('tells nothing of those that nobody knows more of', () => {
    const { decision } = resolve('Wexford');
    expect(decision).toMatchObject({ kind: 'ambiguous' });
    const candidates = decision.kind === 'ambiguous' ? decision.candidates : [];
    const compared = candidates.flatMap(({ evidence }) => evidence.map(({ comparison }) => comparison));
    expect(compared).not.toContain('prominence');
  });
});

describe('a name that nobody bears as it is written', () => {
  const resolve = resolverOf(
    company({ id: 'known', name: 'Tamarin', legalName: 'Tamarin Corp', country: 'US', ...FAMOUS }),
    company({ id: 'unit', name: 'Tamarin', legalName: 'Tamarin Pty Ltd', country: 'AU' }),
    company({ id: 'freight', name: 'Wexmoor Valley Freight', country: 'US', ...FAMOUS }),
    company({ id: 'college', name: 'Wexmoor Valley College', country: 'US' }),
  );
  const nearestOf = (name: string) => {
    const { decision } = resolve(name);
    if (decision.kind === 'match') return decision.best;
    return decision.kind === 'ambiguous' ? decision.candidates[0] : decision.near[0];
  };

  it('is nearest to the best known of those whose name it is most like', () => {
    expect(nearestOf('Tamrain')?.profile.places).toMatchObject([{ country: 'US' }]);
  });

  it('is nearest to the best known of those whose names continue it', () => {
    expect(nearestOf('Wexmoor Valley')?.profile.name).toBe('Wexmoor Valley Freight');
  });

  it('makes nobody likelier than the names do', () => {
    const told = ['Tamrain', 'Wexmoor Valley'].flatMap((name) =>
      (nearestOf(name)?.evidence ?? []).filter(
        ({ comparison, bits }) => comparison === 'prominence' && bits > 0,
      ),
    );
    expect(told).toEqual([]);
  });
});

describe('a name that was given up, or initials', () => {
  it('is not meant because its former owner is well known', () => {
    const resolve = resolverOf(
      company({ id: 'old', name: 'Quillon Works', formerName: 'Zymergen Foods', country: 'US', ...FAMOUS }),
      company({ id: 'new', name: 'Zymergen Foods', country: 'US' }),
    );
    expect(answerOf(resolve('Zymergen Foods'))).toBe('Zymergen Foods');
  });

  it('means who gave it up where nobody bears it today', () => {
    const resolve = resolverOf(
      company({ id: 'old', name: 'Quillon Works', formerName: 'Zymergen Foods', country: 'US', ...FAMOUS }),
      company({ id: 'units', name: 'Zymergen Foods Leasing', country: 'US' }),
    );
    const { decision } = resolve('Zymergen Foods');
    expect(decision).toMatchObject({ kind: 'match', best: { profile: { name: 'Quillon Works' } } });
    const rows = decision.kind === 'match' ? decision.best.evidence : [];
    expect(rows.filter(({ comparison, bits }) => comparison === 'prominence' && bits < 0)).toEqual([]);
  });
});
