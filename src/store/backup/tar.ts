/** Everything in a tar archive lies on blocks of this size (POSIX 1003.1-1988, ustar). */
export const TAR_BLOCK = 512;

export interface TarEntry {
  readonly name: string;
  readonly size: number;
}

/** Places of the fields in a header: where they begin and how long they are. */
const NAME = [0, 100] as const;
const SIZE = [124, 12] as const;
const CHECKSUM = [148, 8] as const;
const LARGEST_OCTAL = 8 ** 11 - 1;

/** The header of a file in an archive; `mtimeS` is in seconds since 1970, `mode` who may do what to it when it is unpacked. */
export function tarHeader({ name, size }: TarEntry, mtimeS: number, mode = 0o644): Buffer {
  const header = Buffer.alloc(TAR_BLOCK);
  header.write(name, ...NAME, 'utf8');
  header.write(`${octal(mode, 7)}\0`, 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${octal(mtimeS, 11)} `, 136);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  writeSize(header, size);
  header.write(`${octal(checksumOf(header), 6)}\0 `, ...CHECKSUM);
  return header;
}

/** Undefined when the block is no header of a file. */
export function readTarHeader(header: Buffer): TarEntry | undefined {
  const sum = Number.parseInt(textAt(header, CHECKSUM), 8);
  if (header.length !== TAR_BLOCK || sum !== checksumOf(header) || header[156] !== 0x30) return undefined;
  const size = header[SIZE[0]] === 0x80 ? Number(header.readBigUInt64BE(SIZE[0] + 4)) : octalSize(header);
  return { name: textAt(header, NAME), size };
}

/** What fills the last block of a file. */
export function tarPadding(size: number): number {
  return (TAR_BLOCK - (size % TAR_BLOCK)) % TAR_BLOCK;
}

/** From 8 GiB on as a binary number, which every tar of today reads. */
function writeSize(header: Buffer, size: number): void {
  if (size <= LARGEST_OCTAL) {
    header.write(`${octal(size, 11)} `, ...SIZE);
    return;
  }
  header.writeUInt8(0x80, SIZE[0]);
  header.writeBigUInt64BE(BigInt(size), SIZE[0] + 4);
}

function octalSize(header: Buffer): number {
  return Number.parseInt(textAt(header, SIZE), 8);
}

/** The sum of all bytes, with blanks in the place of the sum itself. */
function checksumOf(header: Buffer): number {
  const [begin, length] = CHECKSUM;
  return header.reduce((sum, byte, at) => sum + (at >= begin && at < begin + length ? 0x20 : byte), 0);
}

function textAt(header: Buffer, [begin, length]: readonly [number, number]): string {
  const text = header.toString('utf8', begin, begin + length);
  return text.split('\0')[0]?.trim() ?? '';
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}
