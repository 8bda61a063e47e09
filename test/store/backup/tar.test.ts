import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTarHeader, TAR_BLOCK, tarHeader, tarPadding } from '../../../src/store/backup/tar.ts';
import { tempPath } from '../../temp-folder.ts';

const HUGE = 3_000_000_000_000;

describe('a tar header', () => {
  it('is read as it was written, also of files above 8 GiB', () => {
    const size = fc.oneof(fc.nat(), fc.integer({ min: 8 ** 11 - 2, max: HUGE }));
    const name = fc.stringMatching(/^[\w./-]{1,99}$/);
    fc.assert(
      fc.property(name, size, fc.nat(), (name, size, mtimeS) => {
        expect(readTarHeader(tarHeader({ name, size }, mtimeS))).toEqual({ name, size });
      }),
    );
  });

  it('is what the tar of the system reads', () => {
    const path = tempPath('some.tar');
    const header = tarHeader({ name: 'reference/current', size: 13 }, 1_800_000_000);
    const body = Buffer.from('92de8ebf1030\n');
    writeFileSync(path, Buffer.concat([header, body, Buffer.alloc(tarPadding(13) + 2 * TAR_BLOCK)]));
    expect(execFileSync('tar', ['xOf', path, 'reference/current']).toString()).toBe('92de8ebf1030\n');
    const huge = tempPath('huge.tar');
    writeFileSync(huge, tarHeader({ name: 'reference/huge.sqlite', size: HUGE }, 1_800_000_000));
    const listed = execFileSync('sh', ['-c', 'tar tvf "$0" 2>/dev/null || true', huge]).toString();
    expect(listed).toContain(String(HUGE));
  });

  it('is none when a byte of it was changed, or when it is too short', () => {
    const header = tarHeader({ name: 'core.sqlite', size: 4096 }, 1_800_000_000);
    for (const at of [0, 5, 124, 130, 148, 156, 257]) {
      const changed = Buffer.from(header);
      changed.writeUInt8((changed[at] ?? 0) ^ 1, at);
      expect(readTarHeader(changed), `byte ${at}`).toBeUndefined();
    }
    expect(readTarHeader(header.subarray(0, 300))).toBeUndefined();
    expect(readTarHeader(Buffer.alloc(TAR_BLOCK))).toBeUndefined();
  });
});
