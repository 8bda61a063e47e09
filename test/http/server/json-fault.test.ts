import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonFaultOf } from '../../../src/http/server/json-fault.ts';

describe('a text that is not JSON', () => {
  it.each([
    ['', 1, 1],
    ['nul', 1, 1],
    ['{"a":1,}', 1, 8],
    ['[1,]', 1, 4],
    ['[1 2]', 1, 4],
    ['{"a" 1}', 1, 6],
    ['{a:1}', 1, 2],
    ['{"a":01}', 1, 7],
    ['{"a":1}}', 1, 8],
    ['[1}', 1, 3],
    ['{"a":"tab\there"}', 1, 10],
    ['{"a":"\\x"}', 1, 7],
    ['{\n  "a": 1,\n  \'b\': 2\n}', 3, 3],
    ['[]\n[]', 2, 1],
    ["{'a':1}", 1, 2],
  ])('is wrong in %j at line %i, column %i', (text, line, column) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(jsonFaultOf(text)).toEqual({ line, column });
  });

  it('that was cut off is wrong at its end', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), (whole, at) => {
        const cut = `{"a":[${whole}`.slice(0, 1 + (at % (whole.length + 5)));
        // A literal or an escape that was cut off is wrong where it begins.
        fc.pre(!/[\w.+\\-]$/.test(cut));
        expect(jsonFaultOf(cut).column).toBe(cut.length - cut.lastIndexOf('\n'));
      }),
    );
  });

  it('is read in time, however long and deep it is', () => {
    const deep = '[{"a":'.repeat(150_000);
    expect(jsonFaultOf(deep)).toEqual({ line: 1, column: 900_001 });
    expect(jsonFaultOf(`"${'\\n"'.repeat(300_000)}`)).toEqual({ line: 1, column: 5 });
    expect(jsonFaultOf(`"${'\\"'.repeat(500_000)}`)).toEqual({ line: 1, column: 1_000_002 });
  });
});
