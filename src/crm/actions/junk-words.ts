import type { CrmAccount } from '../../contract/crm-account.ts';
import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { fieldText } from '../rules/condition.ts';
import { junkNameOf, junkRuleOf } from '../status/junk.ts';
import type { JunkKind } from '../status/junk-kind.ts';

const WORDS: Readonly<Record<JunkKind, string>> = {
  test: 'is a test',
  note: 'is a note that the account should go, and no name',
  noise: 'is keyboard noise',
  placeholder: 'is a placeholder',
  letters: 'is what stands for any name',
};

/** Which cell makes junk of an account, and which sort of junk it is. */
export function junkWords(account: CrmAccount, rules: CrosscheckRules): string {
  const rule = junkRuleOf(account, rules);
  if (rule !== undefined) {
    const value = fieldText(account, rule.field);
    return `It is junk by the rules: its ${rule.field} is ${value === undefined ? 'empty' : quoted(value)}.`;
  }
  const junk = junkNameOf(account);
  if (junk === undefined) return "Its name is no company's.";
  return `Its name ${quoted(junk.name)} ${WORDS[junk.kind]}, and nothing else tells of a company${websiteWords(account)}.`;
}

/** Why an account that would be junk is left to a person. */
export function everydayNameWords(account: CrmAccount): string {
  const name = junkNameOf(account)?.name ?? '';
  return `Its name ${quoted(name)} says no company in most files, but its legal form or its website may be that of one.`;
}

function websiteWords({ website }: CrmAccount): string {
  return website === undefined ? '' : `, nor does its website ${quoted(website)}`;
}

const LONGEST = 80;

function quoted(text: string): string {
  return `"${text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text}"`;
}
