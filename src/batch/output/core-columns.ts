/** In a CRM that results were written back to, the fields begin so, too: `Core_Id__c`. */
const OF_CORE = /^core_/i;

/** The positions of the columns that core has not written itself. */
export function callersColumns(columns: readonly string[]): readonly number[] {
  return columns.flatMap((column, at) => (OF_CORE.test(column.trim()) ? [] : [at]));
}
