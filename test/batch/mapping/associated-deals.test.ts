import { describe, expect, it } from 'vitest';
import { hasOpportunities } from '../../../src/batch/mapping/associated-deals.ts';
import { headerMeaning } from '../../../src/batch/mapping/header-meaning.ts';

/** What cells of deals and of types say of an account. */
function told(deals: readonly string[] | undefined, types: readonly string[] = []): boolean | undefined {
  return hasOpportunities(deals ?? [], { types, isTold: deals !== undefined });
}

describe('opportunities that nothing says to be open or closed', () => {
  it.each([
    ...['Number of Associated Deals', 'num_associated_deals', 'Associated Deal', 'Associated Deal IDs'],
    ...['# of Opportunities', 'Anzahl zugehöriger Deals', 'Nombre de transactions associées'],
    ...['Número de negocios asociados', 'Numero di trattative associate', 'Aantal gekoppelde deals'],
  ])('are told by the column %s', (header) => {
    expect(headerMeaning(header)?.field).toBe('opportunities');
  });

  it('are told by a number, a name or an id, and by the stage of an account', () => {
    expect([told(['3']), told(['', 'New Deal']), told(['9003;9004']), told(['Yes'])]).toEqual([
      ...[true, true, true, true],
    ]);
    expect(['opportunity', 'Opportunité', 'Oportunidad'].map((stage) => told(undefined, [stage]))).toEqual([
      ...[true, true, true],
    ]);
  });

  it('are none where the column says so, and not known where there is none', () => {
    expect([told(['0']), told([]), told(['none', 'No'])]).toEqual([false, false, false]);
    expect([told(undefined, ['lead']), told(undefined, ['Lost opportunity'])]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
