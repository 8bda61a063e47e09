import { type CoveredRow, coverage } from './coverage.ts';

/** The text of docs/conformance.md. */
export function conformanceDocs(): string {
  const rows = coverage();
  const tables = [...new Set(rows.map(({ table }) => table))];
  const tested = rows.filter(({ tests }) => tests.length > 0).length;
  const promised = rows.filter(({ isPromise }) => isPromise).length;
  return `${HEAD}
${rows.length} rows: ${tested} have tests, ${promised} is a promise that nothing can be run for.
${tables.map((table) => tableOf(table, rows)).join('')}`;
}

const HEAD = `# Conformance

Every statement of the interface, [wire.md](wire.md), and the test that holds \`core\` to it.
Written by \`UPDATE_DOCS=1 npx vitest run test/conformance/conformance.test.ts\`; the tests are in \`test/conformance/\`.

| run against | |
|---|---|
| local | the engine of this process, behind the interface that every command uses (\`npm test\`) |
| remote | the HTTP client, of an engine served on loopback (\`npm test\`) |
| served | the bytes on the line of \`core serve\`, a process of its own (\`npm test\`) |
| any | the bytes on the line of any address: \`npm run conformance -- --endpoint https://… --api-key-file key.txt\` |
| any with webhooks | the same, when \`--webhook-base\` says where it can call back |
`;

function tableOf(table: string, rows: readonly CoveredRow[]): string {
  const lines = rows.filter((row) => row.table === table).map(lineOf);
  return `\n## ${table}\n\n| row | | test | run against |\n|---|---|---|---|\n${lines.join('\n')}\n`;
}

function lineOf({ id, row, tests, isPromise }: CoveredRow): string {
  const names = tests.map(({ name }) => name);
  const told = [...names, ...(isPromise ? ['a promise; nothing can be run for it'] : [])];
  const against = tests.map((test) => test.against);
  return `| ${[`\`${id}\``, row, told.join('<br>'), against.join('<br>')].map(cell).join(' | ')} |`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
