import { describe, expect, it } from 'vitest';
import { isNamedUnit } from '../../../src/crm/duplicates/named-unit.ts';
import { normaliseName } from '../../../src/resolution/names/normalise-name.ts';

const [physics, law, institution] = [
  'Department of Physics, University of Quantock',
  'University of Quantock, Faculty of Law',
  'University of Quantock',
].map((name) => ({ names: normaliseName(name) }));

describe('accounts of one institution', () => {
  it('are two where a department is said', () => {
    expect(
      isNamedUnit(
        [physics, law].flatMap((one) => one ?? []),
        [],
      ),
    ).toBe(true);
    expect(
      isNamedUnit(
        [institution, physics].flatMap((one) => one ?? []),
        [],
      ),
    ).toBe(true);
  });

  it('may be one where none is', () => {
    expect(
      isNamedUnit(
        [institution, institution].flatMap((one) => one ?? []),
        [],
      ),
    ).toBe(false);
  });
});
