import { expect, it } from 'vitest';
import { rowOf } from '../../../src/resolution/comparisons/evidence.ts';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

const resolve = resolverOf(
  company({ name: 'Zymont', website: 'zymont.de' }),
  company({ name: 'Quantholm', website: 'quantholm.or.us' }),
  company({ name: 'Wexmoor', website: 'ville-wexmoor.fr' }),
  company({ name: 'Ashwig', website: 'ashwig.com' }),
  company({ name: 'Tarvesio', legalName: 'Tarvesio AG', website: 'tarvesio.de' }),
  company({ name: 'Kudzwia', website: 'cityofkudzwia.org' }),
  company({ name: 'Lucidra', website: 'lucidra.com.tr' }),
);

it.each([
  ['Stadt Zymont', 'Zymont'],
  ['City of Quantholm', 'Quantholm'],
  ['Mairie de Wexmoor', 'Wexmoor'],
  ['City of Kudzwia', 'Kudzwia'],
])('%s is the municipality %s, as its website tells', (name, found) => {
  const resolution = resolve(name);
  expect(statementOf(resolution)).toMatch(new RegExp(`^(?:HIGH|MEDIUM) ${found}$`));
});

/** Whether the whole name is that of the entity, once it is read without the word for the municipality. */
function isNameOf(name: string, entity: string): boolean {
  const { decision } = resolve(name);
  const best = decision.kind === 'match' ? decision.best : undefined;
  return best?.profile.name === entity && rowOf(best.evidence, 'name')?.relation === 'same';
}

it.each([
  ['Comune di Zymont', 'Zymont'],
  ['Mairie de Quantholm', 'Quantholm'],
  ['City of Ashwig', 'Ashwig'],
  ['Stadt Tarvesio', 'Tarvesio'],
  ['Mairie de Kudzwia', 'Kudzwia'],
  ['Lucidra Belediyesi', 'Lucidra'],
])(
  '%s is not whole the name of %s, by a website of another kind or language or a legal form',
  (name, entity) => {
    expect(isNameOf('Stadt Zymont', 'Zymont')).toBe(true);
    expect(isNameOf(name, entity)).toBe(false);
  },
);
