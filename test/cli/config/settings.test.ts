import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findSetting, remoteSettings, SETTINGS, secretIn } from '../../../src/cli/config/settings.ts';
import { type Context, processContext } from '../../../src/cli/context.ts';
import { tempFolder } from '../../temp-folder.ts';

const A = 'https://a.example.com';
const B = 'https://b.example.com';
const C = 'https://c.example.com';
const D = 'https://d.example.com';

describe('a setting', () => {
  it('comes from the option, then the environment, then the project, then the user', () => {
    const context = contextOf({ CORE_ENDPOINT: B }, { project: { endpoint: C }, user: { endpoint: D } });
    const { project, user } = context.configFiles;
    const inFiles = { ...context, variables: {} };
    const ofUser = { ...inFiles, configFiles: { project: `${project}.none`, user } };
    expect(findSetting('endpoint', { endpoint: A }, context)).toEqual({
      value: A,
      origin: '--endpoint',
      layer: 0,
    });
    expect(findSetting('endpoint', {}, context)).toEqual({ value: B, origin: 'CORE_ENDPOINT', layer: 1 });
    expect(findSetting('endpoint', {}, inFiles)).toEqual({ value: C, origin: project, layer: 2 });
    expect(findSetting('endpoint', {}, ofUser)).toEqual({ value: D, origin: user, layer: 3 });
  });

  it('of the user counts where the project has none', () => {
    const context = contextOf({}, { project: { feedback_url: C }, user: { endpoint: D, feedback_url: D } });
    expect(findSetting('endpoint', {}, context)).toEqual({
      value: D,
      origin: context.configFiles.user,
      layer: 3,
    });
    expect(findSetting('feedback_url', {}, context)?.value).toBe(C);
  });

  it.each(SETTINGS)('is nowhere when no layer has it: %s', (name) => {
    expect(findSetting(name, {}, contextOf({}))).toBeUndefined();
  });

  it.each(SETTINGS)('can come from a variable of its own: %s', (name) => {
    const variable = `CORE_${name.toUpperCase()}`;
    expect(findSetting(name, {}, contextOf({ [variable]: 'x' }))).toEqual({
      value: 'x',
      origin: variable,
      layer: 1,
    });
  });

  it('does not ask a broken file for what a layer above it has', () => {
    const context = contextOf({ CORE_ENDPOINT: B }, { project: { endpoint: 'nonsense' } });
    expect(findSetting('endpoint', {}, context)?.value).toBe(B);
    expect(() => findSetting('endpoint', {}, { ...context, variables: {} })).toThrow(
      expect.objectContaining({
        code: 'CONFIG',
        message: expect.stringContaining(`${context.configFiles.project}: endpoint: must be`),
        place: { file: context.configFiles.project, field: 'endpoint' },
      }),
    );
  });
});

describe('the service that commands work against', () => {
  it('is none when no endpoint is named, whatever else is set', () => {
    const variables = { CORE_API_KEY: 'key', CORE_FEEDBACK_URL: A };
    expect(remoteSettings({}, contextOf(variables))).toBeUndefined();
  });

  it('has its addresses and its key, none of them from below the layer of the endpoint', () => {
    const context = contextOf(
      { CORE_API_KEY: ' key\n', CORE_ENDPOINT: C, CORE_INBOUND_URL: A },
      { user: { endpoint: D, feedback_url: D, inbound_url: D } },
    );
    expect(remoteSettings({}, context)).toEqual({ endpoint: C, inboundUrl: A, apiKey: 'key' });
    const ofUser = { ...context, variables: { CORE_API_KEY: 'key' } };
    expect(remoteSettings({}, ofUser)).toEqual({
      ...{ endpoint: D, feedbackUrl: D, inboundUrl: D, apiKey: 'key' },
    });
  });

  it('gets no key that was set for others when a folder names it', () => {
    const context = contextOf({ CORE_API_KEY: 'key' }, { project: { endpoint: C } });
    expect(() => remoteSettings({}, context)).toThrow(
      expect.objectContaining({
        code: 'CONFIG',
        message: `${context.configFiles.project} names the service ${C}`,
      }),
    );
  });

  it('has no other addresses unless they are set', () => {
    const settings = remoteSettings({ endpoint: A }, contextOf({ CORE_API_KEY: 'key' }));
    expect(settings).toEqual({ endpoint: A, apiKey: 'key' });
  });

  it('is refused without a key, and says how to give one', () => {
    expect(() => remoteSettings({ endpoint: A }, contextOf({}))).toThrow(
      expect.objectContaining({
        code: 'CONFIG',
        fix: expect.stringContaining('--api-key-file'),
        place: expect.objectContaining({ field: 'api_key_file' }),
      }),
    );
  });
});

describe('the API key', () => {
  const LAYERS = { project: { api_key_file: 'project.key' }, user: { api_key_file: 'user.key' } };

  it('comes from the option, the environment, the file of the environment, the user', () => {
    const variables = { CORE_API_KEY: 'direct', CORE_API_KEY_FILE: 'environment.key' };
    const context = contextOf(variables, LAYERS);
    for (const name of ['option', 'environment', 'project', 'user'])
      writeFileSync(join(context.cwd, `${name}.key`), `key of the ${name}\n`.replaceAll(' ', '-'));
    const keyOf = (given: Partial<Context>, apiKeyFile?: string) =>
      remoteSettings({ endpoint: A, ...(apiKeyFile && { apiKeyFile }) }, { ...context, ...given })?.apiKey;
    expect(keyOf({}, 'option.key')).toBe('key-of-the-option');
    expect(keyOf({})).toBe('direct');
    expect(keyOf({ variables: { CORE_API_KEY_FILE: 'environment.key' } })).toBe('key-of-the-environment');
    expect(keyOf({ variables: {} })).toBe('key-of-the-user');
  });

  it('is never in a file that a folder names, which is told', () => {
    const context = contextOf({}, { project: { api_key_file: 'project.key' } });
    writeFileSync(join(context.cwd, 'project.key'), 'key-of-the-project\n');
    const said: string[] = [];
    const hearing = { ...context, say: (line: string) => void said.push(line) };
    expect(() => remoteSettings({ endpoint: A }, hearing)).toThrow(
      expect.objectContaining({ code: 'CONFIG', message: 'there is no API key for the endpoint' }),
    );
    const { project } = context.configFiles;
    const fix = 'if you trust it, give it with --api-key-file';
    expect(said).toEqual([`${project} names the key file project.key, which is not read: ${fix}.`]);
    expect(findSetting('api_key_file', {}, context)).toBeUndefined();
  });

  it('is one secret and nothing else', () => {
    const context = contextOf({});
    const write = (text: string) => writeFileSync(join(context.cwd, 'key'), text);
    write('  core_key\r\n');
    expect(secretIn('key', context)).toBe('core_key');
    for (const text of ['', ' \n', 'two words', 'KEY=a\nOTHER=b\n']) {
      write(text);
      expect(() => secretIn('key', context)).toThrow(
        expect.objectContaining({ code: 'CONFIG', place: { file: 'key' } }),
      );
    }
  });

  it('is told to be missing by the name of its file', () => {
    expect(() => secretIn('nowhere/key', contextOf({}))).toThrow(
      expect.objectContaining({
        code: 'FILE_NOT_FOUND',
        message: 'there is no file nowhere/key',
        place: { file: 'nowhere/key' },
      }),
    );
  });
});

/** The context of this process, in an empty folder with the files and variables alone. */
function contextOf(
  variables: Readonly<Record<string, string>>,
  files: { readonly project?: object; readonly user?: object } = {},
): Context {
  const cwd = tempFolder();
  const configFiles = { project: join(cwd, 'core.config.json'), user: join(cwd, 'config.json') };
  for (const name of ['project', 'user'] as const)
    if (files[name] !== undefined) writeFileSync(configFiles[name], JSON.stringify(files[name]));
  const stop = { stopSignal: () => new AbortController().signal, stopAtOnce: () => {} };
  return { ...processContext({}, stop), cwd, configFiles, variables };
}
