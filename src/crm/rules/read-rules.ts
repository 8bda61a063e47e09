import { z } from 'zod';
import { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { readYaml } from '../../contract/read-yaml.ts';

/**
 * Reads the rules of a crosscheck from YAML. An empty file has no rules of its own. Throws CONFIG naming the file, the
 * line, the field and what to do.
 */
export function readRules(text: string, fileName: string): CrosscheckRules {
  const schemaCommand = 'core crosscheck --print-rules-schema';
  return readYaml(text, CrosscheckRules, { fileName, what: 'a file of rules', schemaCommand });
}

/** The JSON Schema of the file, for editors. */
export function rulesSchema(): object {
  return z.toJSONSchema(CrosscheckRules, { io: 'input' });
}
