import { isIP, type LookupFunction } from 'node:net';

/** A resolver of names whose answers the test has chosen: one after the other, the last one again and again. */
export function resolving(...answers: readonly (readonly string[])[]): LookupFunction {
  let asked = 0;
  return (_hostname, _options, done) => {
    const addresses = answers[Math.min(asked++, answers.length - 1)] ?? [];
    setImmediate(() => {
      done(
        null,
        addresses.map((address) => ({ address, family: isIP(address) })),
      );
    });
  };
}
