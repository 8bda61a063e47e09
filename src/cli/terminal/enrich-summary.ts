import type { EnrichSummary } from '../../batch/inbound/enrich-file.ts';
import type { Context } from '../context.ts';

/** Says how the enrichment of a file went; with rows on standard output, on standard error alone. */
export function tellEnriched(
  { rows, outcomes, cached }: EnrichSummary,
  outputPath: string,
  context: Context,
): void {
  const told = { rows, ...outcomes, cached, output: outputPath };
  if (context.isJson && outputPath !== '-') context.print(`${JSON.stringify(told)}\n`);
  else if (context.isJson) context.say(JSON.stringify(told));
  if (context.isJson) return;
  const count = (number: number) => number.toLocaleString('en-US');
  context.say(`${count(rows)} rows: ${count(outcomes.complete)} enriched, ${count(cached)} of them before`);
  if (outcomes.error > 0) context.say(`  ${count(outcomes.error)} failed; core_error says why`);
  if (outcomes.invalid > 0)
    context.say(`  ${count(outcomes.invalid)} cannot be enriched; core_error says why`);
  if (outputPath !== '-') context.say(`Result: ${outputPath}`);
}
