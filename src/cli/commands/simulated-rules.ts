import { readAccountFile } from '../../batch/crosscheck/account-file.ts';
import { loadDataset } from '../../batch/crosscheck/load-dataset.ts';
import { CoreError } from '../../contract/errors.ts';
import type { Simulation } from '../../crm/rules/simulate-rules.ts';
import { nameFieldOf } from '../../engine/name-field.ts';
import { type CrosscheckOptions, namedColumns, rulesOf } from '../config/crosscheck-options.ts';
import type { AskedOfAccounts, ResolveOptions } from '../config/resolve-options.ts';
import type { Context } from '../context.ts';
import { describeSimulation } from '../terminal/rules-simulation.ts';
import { warningsOf } from './crosschecked-file.ts';
import { openEngine } from './open-engine.ts';
import { openRunInput } from './run-input.ts';
import { settleMapping } from './settle-mapping.ts';

/** Tells what each rule does to the accounts of a file: whom it protects, which merges it keeps apart. Writes nothing. */
export async function simulatedRules(
  file: string,
  asked: CrosscheckOptions,
  context: Context,
): Promise<number> {
  const { rules } = rulesOf(asked, context);
  const accounts: AskedOfAccounts = { ending: 'crosscheck', columns: [], rules };
  const options: ResolveOptions = { ...asked, bias: 'url', accounts };
  const input = await openRunInput(file, options, context);
  try {
    const { mapping } = await settleMapping(input, options, context);
    const engine = await openEngine(options, input, context);
    try {
      if (engine.simulate === undefined)
        throw new CoreError('USAGE', 'rules are simulated on this machine only', {
          field: '--simulate-rules',
          fix: 'Run the command without an endpoint.',
        });
      const signal = context.stopSignal();
      const { table } = input;
      const named = namedColumns(rules, table.columns);
      const read = await readAccountFile({ table, mapping, named, nameFieldOf, signal });
      const dataset = `simulation-${input.hash.slice(0, 16)}`;
      await loadDataset(engine.service, { dataset, rules, accounts: read.distinct(), signal });
      const simulation: Simulation = await engine.simulate(dataset);
      await engine.service.dropAccounts({ dataset });
      for (const warning of warningsOf(rules, table.columns)) context.say(`warning: ${warning}`);
      describeSimulation(simulation, context);
      return 0;
    } finally {
      await engine.service.close();
    }
  } finally {
    await input.dispose();
  }
}
