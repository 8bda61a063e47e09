import { describe, expect, it } from 'vitest';
import { isTradeCompound } from '../../../src/resolution/tables/trade-compounds.ts';

describe('trades in one word', () => {
  it.each([
    'gloeilampenfabrieken',
    'elektrizitatsgesellschaft',
    'stoomvaartmaatschappij',
    'papierfabrik',
    'feuerversicherung',
    'skogsindustrier',
  ])('knows %s by its ending', (word) => {
    expect(isTradeCompound(word)).toBe(true);
  });

  it.each(['fabrik', 'werke', 'philips', 'siemens', 'handelsblatt'])('leaves %s alone', (word) => {
    expect(isTradeCompound(word)).toBe(false);
  });
});
