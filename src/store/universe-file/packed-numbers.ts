/** Numbers as the bytes of a column, in the machine's byte order. */
export function bytesOf(numbers: Float64Array | Uint32Array): Buffer {
  return Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}

/** Reads 64-bit numbers, wherever the driver has put their bytes. */
export function doublesIn(bytes: Uint8Array): Float64Array {
  const aligned = bytes.byteOffset % Float64Array.BYTES_PER_ELEMENT === 0 ? bytes : new Uint8Array(bytes);
  return new Float64Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / 8);
}

/** The same of whole numbers of 32 bits. */
export function wholesIn(bytes: Uint8Array): Uint32Array {
  const aligned = bytes.byteOffset % Uint32Array.BYTES_PER_ELEMENT === 0 ? bytes : new Uint8Array(bytes);
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / 4);
}
