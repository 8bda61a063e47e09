import type { DomainEvidence } from '../comparisons/evidence.ts';
import { agreeing, type Clause, opposing, supporting } from './clause.ts';

/** Says how the websites compare. */
export function websiteClause(row: DomainEvidence): Clause {
  if (row.relation === 'differs') return opposing(`websites differ: ${sidesOf(row)}`, 8);
  return clauseOf(row, 'website');
}

/** Says how the e-mail domain compares with the websites of the entity. */
export function emailClause(row: DomainEvidence): Clause {
  if (row.relation === 'differs')
    return opposing(`the record's e-mail domain is ${row.left}, the company's website ${row.right}`, 4);
  return clauseOf(row, 'e-mail domain');
}

function clauseOf({ relation, left, right }: DomainEvidence, kind: string): Clause {
  switch (relation) {
    case 'same':
      return agreeing(`the ${kind} ${left}`, 10);
    case 'group':
      return supporting(`the ${kind} ${left} belongs to its group`, 7);
    case 'other_suffix':
      return supporting(`${left} and ${right} differ only in their ending`, 7);
    case 'names_record':
    case 'names_record_alone':
      return supporting(`its website is ${right}`, 8);
    case 'names_entity':
      return supporting(`the record's ${kind} ${left} looks like its name`, 7);
    default:
      return opposing(`the record's ${kind} ${left} is not known to be its own`, 3);
  }
}

function sidesOf({ left, right }: DomainEvidence): string {
  return `yours ${left}, on file ${right}`;
}
