import { mkdirSync, readdirSync, readlinkSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, writeConfig } from '../../../src/cli/config/config-file.ts';
import { tempFolder, tempPath } from '../../temp-folder.ts';

describe('a configuration file', () => {
  it('is empty when there is none', () => {
    expect(readConfig(tempPath('config.json'))).toEqual({});
  });

  it('gives back what was written, in folders that were not there, for its owner alone', () => {
    const path = join(tempFolder(), 'a', 'b', 'config.json');
    const config = { endpoint: 'https://core.example.com', prices: { crosscheck: 0.5 } };
    writeConfig(path, config);
    expect(readConfig(path)).toEqual(config);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(dirname(path))).toEqual(['config.json']);
  });

  it('is written where a link leads', () => {
    const path = join(tempFolder(), 'config.json');
    symlinkSync('dotfile.json', path);
    writeConfig(path, { api_key_file: 'key.txt' });
    expect(readlinkSync(path)).toBe('dotfile.json');
    expect(readConfig(path)).toEqual({ api_key_file: 'key.txt' });
    expect(readdirSync(dirname(path)).sort()).toEqual(['config.json', 'dotfile.json']);
  });

  it('that cannot be written is named, and nothing is left', () => {
    const path = tempPath('config.json');
    symlinkSync('/dev/full', `${path}.partial`);
    expect(() => writeConfig(path, {})).toThrow(
      expect.objectContaining({ code: 'WRITE_FAILED', place: { file: path } }),
    );
    expect(readdirSync(dirname(path))).toEqual([]);
  });

  it('is replaced as a whole', () => {
    const path = tempPath('config.json');
    writeConfig(path, { endpoint: 'https://core.example.com', api_key_file: 'key.txt' });
    writeConfig(path, { api_key_file: 'key.txt' });
    expect(readConfig(path)).toEqual({ api_key_file: 'key.txt' });
  });

  it.each([
    ['endpoint', { endpoint: 'core.example.com' }],
    ['endpoint', { endpoint: 'ftp://core.example.com' }],
    ['feedback_url', { feedback_url: 7 }],
    ['inbound_url', { inbound_url: null }],
    ['api_key_file', { api_key_file: '' }],
    ['prices.crosscheck', { prices: { crosscheck: -1 } }],
    ['prices.firmographics', { prices: { firmographics: '2' } }],
    ['prices.combined', { prices: { combined: 1 } }],
    ['end_point', { end_point: 'https://core.example.com' }],
  ])('that is wrong is refused with its path and the field %s', (field, config) => {
    const path = tempPath('config.json');
    writeFileSync(path, JSON.stringify(config));
    expect(() => readConfig(path)).toThrow(
      expect.objectContaining({
        code: 'CONFIG',
        message: expect.stringMatching(new RegExp(`config\\.json: ${field}: (must|is) `)),
        place: { file: path, field },
      }),
    );
  });

  it.each(['', '{"endpoint":', 'endpoint = x'])('that is no JSON is refused with its path: %j', (text) => {
    const path = tempPath('config.json');
    writeFileSync(path, text);
    const message = `${path}: is no JSON`;
    expect(() => readConfig(path)).toThrow(expect.objectContaining({ code: 'CONFIG', message }));
  });

  it.each(['[]', '"x"', 'null', '7'])('that is no object is refused with its path: %s', (text) => {
    const path = tempPath('config.json');
    writeFileSync(path, text);
    const message = `${path}: the configuration: must be an object`;
    expect(() => readConfig(path)).toThrow(expect.objectContaining({ code: 'CONFIG', message }));
  });

  it('that cannot be read is refused as such', () => {
    const path = tempPath('config.json');
    mkdirSync(path);
    expect(() => readConfig(path)).toThrow(
      expect.objectContaining({ code: 'FILE_UNREADABLE', place: { file: path } }),
    );
  });
});
