import type { Reporter, TestCase } from 'vitest/node';
import { coverage } from './coverage.ts';
import { WIRE_SUITE } from './wire-suite.ts';

type State = 'passed' | 'failed' | 'skipped' | 'pending';

const REASONS: Readonly<Record<string, string>> = {
  receiver: 'needs --webhook-base',
  signingSecret: 'needs --signing-secret-file',
};

/** Prints each test as it ends, then what became of the rows of every table. */
export function runReport(): Reporter {
  const states = new Map<string, State>();
  return {
    onTestCaseResult(test) {
      const { state } = test.result();
      states.set(test.name, state);
      console.log(`${state.padEnd(8)} ${test.name}${reasonOf(test, state)}`);
      for (const error of test.result().errors ?? []) console.log(indented(error.message));
    },
    onTestRunEnd(modules, errors) {
      for (const module of modules) for (const error of module.errors()) console.log(error.message);
      for (const error of errors) console.log(error.message);
      console.log(`\n${tableOf(states)}`);
    },
  };
}

function reasonOf(test: TestCase, state: State): string {
  if (state !== 'skipped') return '';
  const needs = WIRE_SUITE.find(({ name }) => name === test.name)?.needs ?? [];
  const reasons = new Set(needs.map((need) => REASONS[need] ?? 'needs control of the server'));
  return ` (${[...reasons].join(', ')})`;
}

/** A row has passed when a test of it has passed and none has failed. */
function tableOf(states: ReadonlyMap<string, State>): string {
  const rows = coverage().map(({ table, tests }) => ({
    table,
    outcome: outcomeOf(tests.map(({ name }) => states.get(name))),
  }));
  const columns = ['passed', 'failed', 'not run'];
  const line = (name: string, cells: readonly string[]) =>
    name.padEnd(40) + cells.map((text) => text.padStart(9)).join('');
  const counted = (name: string, of: typeof rows) =>
    line(
      name,
      columns.map((column) => String(of.filter(({ outcome }) => outcome === column).length)),
    );
  const tables = [...new Set(rows.map(({ table }) => table))];
  return [
    line('rows of docs/conformance.md', columns),
    ...tables.map((table) =>
      counted(
        table,
        rows.filter((row) => row.table === table),
      ),
    ),
    counted('all', rows),
  ].join('\n');
}

function outcomeOf(states: readonly (State | undefined)[]): string {
  if (states.includes('failed')) return 'failed';
  return states.includes('passed') ? 'passed' : 'not run';
}

function indented(text: string): string {
  return text.replace(/^/gm, '         ');
}
