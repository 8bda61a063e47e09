import { PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import type { NumberFormatList } from './number-format-list.ts';
import type { OutputSink } from './output-file.ts';
import { frameParts, SHEET_PART, STYLES_PART, stylesXml, type WrittenSheet } from './workbook-parts.ts';
import { PACKED } from './zip-files.ts';

/** Takes the XML of a sheet piece by piece and writes the workbook around it. */
export interface WorkbookPacker {
  write(text: string): Promise<void>;
  /** Completes the workbook. */
  end(): Promise<void>;
}

/** What a workbook has beside the XML of its sheet. */
export interface Packing {
  readonly sheet: WrittenSheet;
  /** Complete when the last row is written. */
  readonly formats: NumberFormatList;
}

/** Packs a workbook into a sink while it is written: only what has not been taken is held. */
export function workbookPacker(sink: Pick<OutputSink, 'write'>, { sheet, formats }: Packing): WorkbookPacker {
  const zip = new ZipFile();
  const text = new PassThrough();
  const packed = taken(zip.outputStream, sink);
  // Seen by whoever writes next.
  packed.catch(() => text.destroy());
  for (const [part, xml] of Object.entries(frameParts(sheet))) zip.addBuffer(Buffer.from(xml), part, PACKED);
  zip.addReadStream(text, SHEET_PART, PACKED);
  return {
    async write(piece) {
      if (text.destroyed) await packed;
      if (!text.write(piece)) await Promise.race([drained(text), packed]);
    },
    async end() {
      if (text.destroyed) await packed;
      text.end();
      zip.addBuffer(Buffer.from(stylesXml(formats.formats())), STYLES_PART, PACKED);
      zip.end();
      await packed;
    },
  };
}

async function taken(bytes: NodeJS.ReadableStream, sink: Pick<OutputSink, 'write'>): Promise<void> {
  for await (const chunk of bytes) await sink.write(chunk);
}

function drained(stream: PassThrough): Promise<void> {
  return new Promise((resolve) => stream.once('drain', resolve));
}
