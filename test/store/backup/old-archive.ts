const BLOCK = 512;
/** Where the fields of a header begin, and how long they are. */
const NAME = [0, 100] as const;
const SIZE = [124, 12] as const;
const CHECKSUM = [148, 8] as const;

export interface OldEntry {
  readonly name: string;
  readonly content: string | Buffer;
  /** What kind of file it is: 0 for a plain one. */
  readonly type?: string;
  /** Writes the size as a binary number, as it was done from 8 GiB on. */
  readonly isBinarySize?: boolean;
}

/** An archive as backups were written before tar-stream wrote them. */
export function oldArchive(entries: readonly OldEntry[]): Buffer {
  return Buffer.concat([...entries.flatMap(packed), Buffer.alloc(2 * BLOCK)]);
}

function packed(entry: OldEntry): readonly Buffer[] {
  const content = Buffer.from(entry.content);
  const padding = (BLOCK - (content.length % BLOCK)) % BLOCK;
  return [headerOf(entry, content.length), content, Buffer.alloc(padding)];
}

function headerOf({ name, type = '0', isBinarySize = false }: OldEntry, size: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  header.write(name, ...NAME, 'utf8');
  header.write('0000644\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${(1_800_000_000).toString(8).padStart(11, '0')} `, 136);
  header.write(type, 156);
  header.write('ustar\u000000', 257);
  if (isBinarySize) {
    header.writeUInt8(0x80, SIZE[0]);
    header.writeBigUInt64BE(BigInt(size), SIZE[0] + 4);
  } else header.write(`${size.toString(8).padStart(11, '0')} `, ...SIZE);
  const sum = header.reduce(
    (all, byte, at) => all + (at >= CHECKSUM[0] && at < CHECKSUM[0] + CHECKSUM[1] ? 0x20 : byte),
    0,
  );
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, ...CHECKSUM);
  return header;
}
