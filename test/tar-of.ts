/** Packs one file as tar does: of POSIX, of GNU, or of the time before both. */
export function tarOf(name: string, content: string, kind: 'ustar' | 'gnu' | 'v7'): Buffer {
  const head = Buffer.alloc(512);
  head.write(name, 0);
  head.write(`0000644\0${'0001750\0'.repeat(2)}`, 100);
  head.write(`${Buffer.byteLength(content).toString(8).padStart(11, '0')}\0`, 124);
  head.write('14700000000\0', 136);
  head.write(' '.repeat(8), 148);
  head.write('0', 156);
  if (kind !== 'v7') head.write(kind === 'ustar' ? 'ustar\x0000' : 'ustar  \0', 257);
  const sum = head.reduce((all, byte) => all + byte, 0);
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  const body = Buffer.alloc(Math.ceil(Buffer.byteLength(content) / 512) * 512);
  body.write(content);
  return Buffer.concat([head, body, Buffer.alloc(1024)]);
}
