import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CrosscheckRequest } from '../../src/contract/crosscheck.ts';
import { EntityInput } from '../../src/contract/entity-input.ts';
import { plainCrosscheckRequest, plainEntityInput } from '../../src/contract/plain-entity-input.ts';

const value = fc.oneof(fc.string(), fc.boolean(), fc.constantFrom('URL_BIAS', 'NAME_BIAS', null, 1));
const field = fc.constantFrom(...Object.keys(EntityInput.shape), 'other');

describe('an input of plain texts', () => {
  it('is read as its schema reads it, members in the order of the schema', () => {
    const texts = { city: 'Bonn', legal_name: 'Acme', unknown: 1, external_id: '7' };
    const input = { bias: 'URL_BIAS', match_to_social: false, ...texts };
    expect(JSON.stringify(plainEntityInput(input))).toBe(JSON.stringify(EntityInput.parse(input)));
  });

  it.each([
    null,
    'Acme',
    [],
    { legal_name: '' },
    { legal_name: 1 },
    { legal_name: undefined },
    { bias: 'NO_BIAS' },
    { match_to_social: 'true' },
    { webhook_url: 'https://example.com' },
  ])('leaves %j to the schema', (input) => expect(plainEntityInput(input)).toBeUndefined());

  it('is the same as by the schema, whatever is given', () => {
    fc.assert(
      fc.property(fc.dictionary(field, value), (input) => {
        const plain = plainEntityInput(input);
        if (plain === undefined) return;
        expect(JSON.stringify(plain)).toBe(JSON.stringify(EntityInput.parse(input)));
      }),
    );
  });
});

describe('a request for a crosscheck of plain texts', () => {
  it('is read as its schema reads it, members in the order of the schema', () => {
    const request = { website: 'acme.example', external_id: '7', country: 'DE', unknown: true };
    expect(JSON.stringify(plainCrosscheckRequest(request))).toBe(
      JSON.stringify(CrosscheckRequest.parse(request)),
    );
  });

  it.each([null, { legal_name: 'Acme' }, { external_id: '7' }, { external_id: '', legal_name: 'Acme' }])(
    'leaves %j to the schema',
    (request) => expect(plainCrosscheckRequest(request)).toBeUndefined(),
  );

  it('is the same as by the schema, whatever is given', () => {
    fc.assert(
      fc.property(fc.dictionary(field, value), fc.string(), (others, external_id) => {
        const plain = plainCrosscheckRequest({ ...others, external_id });
        if (plain === undefined) return;
        expect(JSON.stringify(plain)).toBe(
          JSON.stringify(CrosscheckRequest.parse({ ...others, external_id })),
        );
      }),
    );
  });
});
