import { TextDecoder } from 'node:util';
import { SaxesParser } from 'saxes';
import { BrokenBytes } from '../input-error.ts';

/** What is told of an XML document while it is read. Names are without the prefixes of their namespaces. */
export interface XmlListener {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Longest text or tag that is held in memory, in characters. */
const MAX_PIECE = 32 * 1024 * 1024;

/** Errors after which the rest can still be read as it is meant. */
const HARMLESS = /disallowed character/;

/**
 * Reads a document piece by piece and stops after each, so that what it has told can be worked on before it goes on.
 * Entities that a document defines itself are never expanded. Throws `BrokenBytes` where it is not well-formed.
 */
export async function* xmlSteps(
  chunks: AsyncIterable<Buffer>,
  listener: XmlListener,
): AsyncGenerator<undefined> {
  const { parser, isTooLong } = parserFor(listener);
  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    const text = decoder.decode(chunk, { stream: true });
    parser.write(text);
    if (isTooLong(text.length)) throw new BrokenBytes('INPUT_FORMAT', 'holds a text of more than 32 MB');
    yield;
  }
  parser.close();
  yield;
}

/** Reads a document to its end. */
export async function readXml(chunks: AsyncIterable<Buffer>, listener: XmlListener): Promise<void> {
  for await (const _ of xmlSteps(chunks, listener));
}

function parserFor({ open, text, close }: XmlListener) {
  const parser = new SaxesParser({ position: false, xmlns: false as const });
  let length = 0;
  const heard = () => {
    length = 0;
  };
  parser.on('opentag', ({ name, attributes }) => {
    heard();
    open(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    heard();
    close?.(localName(name));
  });
  if (text !== undefined) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  parser.on('doctype', () => {
    throw new BrokenBytes('INPUT_FORMAT', 'holds a document type, which no workbook has');
  });
  parser.on('error', (error) => {
    if (HARMLESS.test(error.message)) return;
    throw new BrokenBytes('INPUT_TRUNCATED', `is damaged: ${error.message.replace(/^[\d: ]+|\.$/g, '')}`);
  });
  return {
    parser,
    isTooLong(read: number): boolean {
      length += read;
      return length > MAX_PIECE;
    },
  };
}

function localName(name: string): string {
  const at = name.indexOf(':');
  return at === -1 ? name : name.slice(at + 1);
}

/** Parts of a workbook are UTF-8 or UTF-16. */
function encodingOf(start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : 'utf-8';
}
