import { Command } from 'commander';
import { CoreError } from '../../contract/errors.ts';
import { verifyWebhook } from '../../contract/webhook-signature.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { readSigningSecret, readStandardInput } from '../config/signing-secret-file.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';

interface VerifyOptions extends GlobalOptions {
  readonly secretFile: string;
  readonly signature: string;
}

/** `core webhooks verify`: options, then `verify`. */
export function verifyCommand(): Command {
  return new Command('verify')
    .description('Checks the signature of a webhook body on standard input; exit code 1 when it is wrong')
    .requiredOption('--secret-file <file>', 'file that holds the signing secret, whsec_…')
    .requiredOption('--signature <value>', 'what X-Service-Signature says: sha256=…')
    .addHelpText('after', EXAMPLES)
    .action(running(verify));
}

async function verify(
  _positional: readonly string[],
  { secretFile, signature }: VerifyOptions,
  context: Context,
): Promise<number> {
  if (secretFile === '-')
    throw new CoreError('USAGE', 'standard input is the body', {
      field: '--secret-file',
      fix: 'Put the signing secret into a file.',
    });
  const signingSecret = await readSigningSecret(secretFile, context);
  const isVerified = verifyWebhook(await readStandardInput(context), { signature, signingSecret });
  if (context.isJson) context.print(`${JSON.stringify({ verified: isVerified })}\n`);
  else context.print(isVerified ? 'verified\n' : 'not verified\n');
  return isVerified ? 0 : 1;
}

const EXAMPLES = `
The body is what came over the line, byte for byte: JSON that was parsed and written again has another signature.

Example:
  core webhooks verify --secret-file secret.txt --signature "$SIGNATURE" < body.json`;
