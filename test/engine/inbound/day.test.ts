import { env } from 'node:process';
import { expect, it } from 'vitest';
import { day } from './day.ts';

const ROWS = Number(env.CORE_DAY_ROWS ?? 150);
const MINUTES = Number(env.CORE_DAY_MINUTES ?? 240);
const SEEDS = (env.CORE_DAY_SEEDS ?? '1,2,3').split(',').map(Number);

it.each(SEEDS)(
  'enriches and writes every row once in a day of trouble %i',
  { timeout: 1_200_000 },
  async (seed) => {
    const figures = await day({ rows: ROWS, minutes: MINUTES, seed });
    expect(figures.kills).toBeGreaterThan(0);
    expect(figures.failures).toBeGreaterThan(0);
    if (env.CORE_DAY_ROWS !== undefined) console.log(JSON.stringify(figures));
  },
);
