import { CoreError } from '../../contract/errors.ts';
import type { ImportItem } from '../../resolution/records/source-record.ts';
import { readCsv } from './csv-records.ts';
import { filledColumns, numberedColumns } from './gleif-columns.ts';
import type { GleifRelationship } from './gleif-entity.ts';
import type { GleifLinks } from './gleif-links.ts';
import type { ImportFiles } from './importer.ts';
import { allOf, type ColumnCheck, type CsvRow, rejectedLine } from './records.ts';
import { companionPath } from './source-file.ts';

const RELATIONSHIP_COLUMNS = allOf(
  'Relationship.StartNode.NodeID',
  'Relationship.EndNode.NodeID',
  'Relationship.RelationshipType',
  'Relationship.RelationshipStatus',
  'Registration.RegistrationStatus',
);
const EXCEPTION_COLUMNS = allOf('LEI', 'Exception.Category', 'Exception.Reason.1');
const PERIOD_TYPES = numberedColumns('Relationship.Period', '.periodType');

/** Fills `links` from the golden copies of who owns whom that the options name; yields the lines that are wrong. */
export async function* readLevelTwo(files: ImportFiles, links: GleifLinks): AsyncIterable<ImportItem> {
  const relationships = companionOf(files, 'relationships');
  if (relationships !== undefined) {
    yield* readRows(relationships, RELATIONSHIP_COLUMNS, (row) => links.addRelationship(relationshipOf(row)));
  }
  const exceptions = companionOf(files, 'exceptions');
  if (exceptions === undefined) return;
  yield* readRows(exceptions, EXCEPTION_COLUMNS, (row) =>
    links.addException({
      lei: row.LEI ?? '',
      category: row['Exception.Category'] ?? '',
      reason: row['Exception.Reason.1'] ?? '',
    }),
  );
}

async function* readRows(
  path: string,
  columns: ColumnCheck,
  add: (row: CsvRow) => string | undefined,
): AsyncIterable<ImportItem> {
  for await (const row of readCsv(path, columns)) {
    const fault = 'rejected' in row ? undefined : add(row.value);
    if ('rejected' in row) yield row;
    else if (fault !== undefined) yield rejectedLine(path, row.line, fault);
  }
}

function relationshipOf(row: CsvRow): GleifRelationship {
  return {
    startNode: row['Relationship.StartNode.NodeID'] ?? '',
    endNode: row['Relationship.EndNode.NodeID'] ?? '',
    type: row['Relationship.RelationshipType'] ?? '',
    status: row['Relationship.RelationshipStatus'] ?? '',
    registrationStatus: row['Registration.RegistrationStatus'] ?? '',
    periods: filledColumns(row, PERIOD_TYPES).map((column) => ({
      type: row[column] ?? '',
      start: row[column.replace('periodType', 'startDate')] ?? '',
      end: row[column.replace('periodType', 'endDate')] ?? '',
    })),
  };
}

/** The file as it is given, else beside the first one. */
function companionOf({ paths, options }: ImportFiles, name: string): string | undefined {
  const option = options[name];
  if (option === undefined) return undefined;
  if (typeof option === 'string') return companionPath(option, paths[0] ?? '');
  throw new CoreError('USAGE', `${name} is one file`, { field: name });
}
