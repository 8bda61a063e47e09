import { resolve } from 'node:path';

/** The real company data of the benchmarks: `CORE_SHARED_DATA`, else `../shared/data` beside the project. */
export const SHARED = process.env.CORE_SHARED_DATA ?? resolve('..', 'shared', 'data');
