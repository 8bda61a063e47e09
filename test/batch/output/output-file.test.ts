import { execFile, execFileSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  checkOutputPath,
  fileSink,
  openOutput,
  outputPathFor,
  streamSink,
  writeOutput,
} from '../../../src/batch/output/output-file.ts';
import { tempFolder, tempPath } from '../../temp-folder.ts';

const execFileAsync = promisify(execFile);
const WRITE_FAILED = expect.objectContaining({ code: 'WRITE_FAILED', exitCode: 74 });
const REFUSED = expect.objectContaining({ code: 'OUTPUT_REFUSED' });

describe('an output whose name is too long to be looked at', () => {
  it('is refused with the reason, and not as a fault of core', async () => {
    const path = tempPath('x'.repeat(300));
    await expect(writeOutput(path, 'a\n', '-o')).rejects.toThrow(/cannot be written: its name is too long/);
    await expect(writeOutput(path, 'a\n', '-o')).rejects.toEqual(REFUSED);
  });
});

describe('outputPathFor', () => {
  it.each([
    ['accounts.csv', 'csv', 'accounts.resolved.csv'],
    ['accounts.csv.gz', 'csv', 'accounts.resolved.csv'],
    ['Accounts.CSV', 'json', 'Accounts.resolved.json'],
    ['accounts.jsonl', 'ndjson', 'accounts.resolved.ndjson'],
    ['accounts.2026.txt', 'csv', 'accounts.2026.resolved.csv'],
    ['accounts', 'csv', 'accounts.resolved.csv'],
    ['acme.com', 'csv', 'acme.com.resolved.csv'],
  ] as const)('puts the result of %s as %s beside it as %s', (input, format, output) => {
    expect(outputPathFor(join('/data', input), format)).toBe(join('/data', output));
  });

  it('never names the input itself', () => {
    expect(outputPathFor('/data/accounts.resolved.csv', 'csv')).not.toBe('/data/accounts.resolved.csv');
  });
});

describe('checkOutputPath', () => {
  it('lets a new file into a folder that is there, and an old one be replaced', () => {
    const folder = tempFolder();
    const [input, output] = [join(folder, 'in.csv'), join(folder, 'out.csv')];
    writeFileSync(input, 'Name\n');
    checkOutputPath(output, [input]);
    writeFileSync(output, 'old');
    expect(() => checkOutputPath(output, [input])).not.toThrow();
  });

  it('refuses a folder that is missing, and names the file', () => {
    const output = tempPath('missing/out.csv');
    expect(() => checkOutputPath(output, ['/data/in.csv'])).toThrow(
      expect.objectContaining({ code: 'OUTPUT_REFUSED', message: expect.stringContaining(output) }),
    );
  });

  it('refuses a file in the place of the folder', () => {
    const file = tempPath('file');
    writeFileSync(file, '');
    expect(() => checkOutputPath(join(file, 'out.csv'), ['/data/in.csv'])).toThrow(REFUSED);
  });

  it('refuses the input as output, also by another way to it', () => {
    const folder = tempFolder();
    const input = join(folder, 'in.csv');
    writeFileSync(input, 'Name\n');
    symlinkSync(input, join(folder, 'link.csv'));
    mkdirSync(join(folder, 'sub'));
    expect(() => checkOutputPath(input, [input])).toThrow(REFUSED);
    expect(() => checkOutputPath(join(folder, 'link.csv'), [input])).toThrow(REFUSED);
    expect(() => checkOutputPath(join(folder, 'sub', '..', 'in.csv'), [input])).toThrow(REFUSED);
  });

  it('lets a copy of the input be replaced, which is another file', () => {
    const folder = tempFolder();
    const [input, copy] = [join(folder, 'in.csv'), join(folder, 'copy.csv')];
    writeFileSync(input, 'Name\n');
    linkSync(input, copy);
    expect(() => checkOutputPath(copy, [input])).not.toThrow();
  });

  it('refuses a folder as output', () => {
    expect(() => checkOutputPath(tempFolder(), ['/data/in.csv'])).toThrow(REFUSED);
  });
});

describe('fileSink', () => {
  it('shows nothing under the name until all is written, then everything', async () => {
    const path = tempPath('out.csv');
    const sink = fileSink(path);
    await sink.write('a,b\n');
    expect(existsSync(path)).toBe(false);
    await sink.write('1,2\n');
    await sink.commit();
    expect(readFileSync(path, 'utf8')).toBe('a,b\n1,2\n');
    expect(readdirSync(dirname(path))).toEqual(['out.csv']);
  });

  it('leaves the old file as it was until it commits', async () => {
    const path = tempPath('out.csv');
    writeFileSync(path, 'old');
    const sink = fileSink(path);
    await sink.write('new');
    expect(readFileSync(path, 'utf8')).toBe('old');
    await sink.commit();
    expect(readFileSync(path, 'utf8')).toBe('new');
  });

  it('leaves nothing behind when it is discarded, and the old file as it was', async () => {
    const path = tempPath('out.csv');
    writeFileSync(path, 'old');
    const sink = fileSink(path);
    await sink.write('x'.repeat(1_000_000));
    await sink.discard();
    expect(readdirSync(dirname(path))).toEqual(['out.csv']);
    expect(readFileSync(path, 'utf8')).toBe('old');
  });

  it('leaves nothing behind when it is discarded before anything was written', async () => {
    const path = tempPath('out.csv');
    await fileSink(path).discard();
    await setTimeout(50);
    expect(readdirSync(dirname(path))).toEqual([]);
  });

  it('overwrites what a crash left of an earlier attempt', async () => {
    const path = tempPath('out.csv');
    writeFileSync(`${path}.partial`, 'far more than the new file holds');
    const sink = fileSink(path);
    await sink.write('new');
    await sink.commit();
    expect(readFileSync(path, 'utf8')).toBe('new');
  });

  it('never mixes what two write under one name: the later one has it, and the earlier one fails', async () => {
    const path = tempPath('out.csv');
    const first = fileSink(path);
    await first.write('first\n');
    await setTimeout(20);
    const second = fileSink(path);
    await second.write('second\n');
    await expect(first.commit()).rejects.toMatchObject({
      ...{ code: 'WRITE_FAILED', message: expect.stringContaining('another process') },
    });
    await first.discard();
    await second.commit();
    expect(readFileSync(path, 'utf8')).toBe('second\n');
    expect(readdirSync(dirname(path))).toEqual(['out.csv']);
  });

  it('writes more than fits into memory buffers, byte for byte', async () => {
    const path = tempPath('out.csv');
    const sink = fileSink(path);
    const pieces = Array.from({ length: 300 }, (_, at) => `${at},Œuvre\n`.repeat(1000));
    for (const piece of pieces) await sink.write(piece);
    await sink.commit();
    expect(readFileSync(path, 'utf8')).toBe(pieces.join(''));
  });

  it('says that a file cannot be written where it cannot', async () => {
    const file = tempPath('file');
    writeFileSync(file, '');
    const sink = fileSink(join(file, 'out.csv'));
    await expect(sink.write('a').then(() => sink.commit())).rejects.toThrow(REFUSED);
  });

  it('shows no file when the disk is full', async () => {
    const path = tempPath('out.csv');
    symlinkSync('/dev/full', `${path}.partial`);
    const sink = fileSink(path);
    await expect(sink.write('a,b\n').then(() => sink.commit())).rejects.toThrow(WRITE_FAILED);
    expect(existsSync(path)).toBe(false);
  });

  it('says that the disk is full when it becomes so on the way', async () => {
    const path = tempPath('out.csv');
    symlinkSync('/dev/full', `${path}.partial`);
    const sink = fileSink(path);
    const writeOn = async () => {
      for (let at = 0; at < 100; at++) await sink.write('x'.repeat(100_000));
    };
    await expect(writeOn()).rejects.toThrow(WRITE_FAILED);
    await expect(sink.commit()).rejects.toThrow(WRITE_FAILED);
    expect(existsSync(path)).toBe(false);
  });
});

describe('openOutput', () => {
  it('replaces what a link leads to, and leaves the link', async () => {
    const folder = tempFolder();
    mkdirSync(join(folder, 'far'));
    symlinkSync(join('far', 'target.csv'), join(folder, 'link.csv'));
    for (const text of ['first', 'second']) {
      await writeOutput(join(folder, 'link.csv'), text, '-o');
      expect(readFileSync(join(folder, 'far', 'target.csv'), 'utf8')).toBe(text);
    }
    expect(readlinkSync(join(folder, 'link.csv'))).toBe(join('far', 'target.csv'));
    expect(readdirSync(join(folder, 'far'))).toEqual(['target.csv']);
  });

  it('keeps who may read a file that it replaces', async () => {
    const path = tempPath('out.csv');
    writeFileSync(path, 'old', { mode: 0o600 });
    await writeOutput(path, 'new', '-o');
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('writes into a pipe whose reader comes later, more than it holds', async () => {
    const path = join(tempFolder(), 'pipe');
    execFileSync('mkfifo', [path]);
    const writing = writeOutput(path, 'x'.repeat(1_000_000), '-o');
    const read = execFileAsync('cat', [path], { maxBuffer: 2_000_000 });
    await writing;
    expect((await read).stdout).toHaveLength(1_000_000);
    expect(statSync(path).isFIFO()).toBe(true);
  });

  it('writes no more into a pipe whose reader has gone', async () => {
    const path = join(tempFolder(), 'pipe');
    execFileSync('mkfifo', [path]);
    const read = execFileAsync('head', ['-c', '1', path]);
    const sink = await openOutput(path);
    for (let at = 0; at < 40; at++) await sink.write('x'.repeat(100_000));
    await sink.commit();
    expect((await read).stdout).toBe('x');
  });

  it.skipIf(!existsSync('/dev/full'))('writes into a device, and says when that takes no more', async () => {
    const link = join(tempFolder(), 'full');
    symlinkSync('/dev/full', link);
    await expect(writeOutput(link, 'a,b\n', '-o')).rejects.toThrow(WRITE_FAILED);
    expect(readlinkSync(link)).toBe('/dev/full');
    expect(statSync('/dev/full').isCharacterDevice()).toBe(true);
    expect(readdirSync(dirname(link))).toEqual(['full']);
  });

  it('leaves the old file and nothing else when the disk is full', async () => {
    const path = tempPath('out.csv');
    writeFileSync(path, 'old');
    symlinkSync('/dev/full', `${path}.partial`);
    await expect(writeOutput(path, 'new', '-o')).rejects.toThrow(WRITE_FAILED);
    expect(readFileSync(path, 'utf8')).toBe('old');
    expect(readdirSync(dirname(path))).toEqual(['out.csv']);
  });
});

describe('streamSink', () => {
  it('hands everything on in order, and waits for a slow reader', async () => {
    const stream = new PassThrough({ highWaterMark: 4 });
    const sink = streamSink(stream);
    const read: string[] = [];
    const reader = (async () => {
      for await (const chunk of stream) read.push(String(chunk));
    })();
    for (const text of ['Name\n', 'Acme\n', 'Zed\n']) await sink.write(text);
    await sink.commit();
    stream.end();
    await reader;
    expect(read.join('')).toBe('Name\nAcme\nZed\n');
  });

  it('writes no more when the reader has gone, as head does', async () => {
    const stream = new PassThrough({ highWaterMark: 4 });
    const sink = streamSink(stream);
    const waiting = sink.write('a long first line\n');
    stream.destroy(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    await waiting;
    await expect(sink.write('more\n')).resolves.toBeUndefined();
    await expect(sink.commit()).resolves.toBeUndefined();
  });
});
