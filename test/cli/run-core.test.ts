import { describe, expect, it } from 'vitest';
import { workplace } from './run-core.ts';

describe('a place that starts over', () => {
  const place = workplace({ isNew: true, startsOver: true });
  let tries = 0;

  it('is for a second try what it was for the first', { retry: 1 }, () => {
    expect(place.has('left')).toBe(false);
    place.write('left', '');
    expect(++tries).toBe(2);
  });

  it('keeps what an earlier test has left', () => {
    expect(place.has('left')).toBe(true);
  });
});
