import fc from 'fast-check';

/**
 * Properties try the same values in every run, so that a change and not chance makes a test fail. `CORE_SEED=7 npm test`
 * tries others.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.CORE_SEED ?? 20261123) });
