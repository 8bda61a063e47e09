import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { CoreError } from '../../contract/errors.ts';
import type { FilePlan, Files, FileUser, FinishedOutput, Upload } from '../../contract/files.ts';
import { makeFolder } from '../../disk/make-folder.ts';
import type { SharedFiles } from '../../disk/shared-files.ts';
import type { FirstLineJudge } from '../../tabular/first-line.ts';
import { measureFile } from '../../tabular/input-file.ts';
import type { FileFormat, InputTable } from '../../tabular/input-row.ts';
import type { EntityInputOptions } from '../mapping/entity-input-of.ts';
import { downloadOutput } from './download-output.ts';
import { type FileCopies, fileCopies } from './file-copies.ts';
import { type FilePlaces, placesOf } from './file-folder.ts';
import type { FileStore, KeptFile } from './file-store.ts';
import { naming } from './file-words.ts';
import { outputPage } from './output-pages.ts';
import { checkPlannedRules, type ReadRules } from './planned-rules.ts';
import { type Deciding, prepareActions, preparedDownload } from './prepare-actions.ts';
import { priceOfRun, type WorkspaceCharges } from './price-of-run.ts';
import { openUploaded, plannedMapping, readColumns } from './read-columns.ts';
import { shownFile } from './shown-file.ts';
import { shownName, takeUpload } from './take-upload.ts';
import { type TryOut, tryRows } from './try-rows.ts';

/** What stands behind the uploaded files of a data directory. */
export interface FilesParts {
  /** The folder that holds them all. */
  readonly root: string;
  readonly store: FileStore;
  /** Those of other machines. */
  readonly sharedFiles?: SharedFiles | undefined;
  readonly maxBytes: number;
  readonly newId: () => string;
  readonly now: () => number;
  readonly tryOut: TryOut;
  readonly chargesOf: (workspace: string) => Promise<WorkspaceCharges>;
  readonly nameFieldOf: EntityInputOptions['nameFieldOf'];
  readonly firstLine: FirstLineJudge | undefined;
  readonly readRules: ReadRules;
  /** By which files for a CRM are made of a crosscheck with rules of its own, or with those of the service. */
  readonly decidingIn: (workspace: string, rules: string | null) => Promise<Deciding>;
}

/** The uploaded files of one workspace. */
export function workspaceFiles(parts: FilesParts, workspace: string): Files {
  const { root, store, now, firstLine } = parts;
  const copies = fileCopies(root, parts.sharedFiles);
  const kept = async (id: string): Promise<KeptFile> => {
    const file = await store.find({ workspace, id });
    if (file === undefined)
      throw new CoreError('NOT_FOUND', 'There is no such file; it may have been deleted.');
    return file;
  };
  const opened = async <T>(
    file: KeptFile,
    { sheet, encoding }: Pick<FilePlan, 'sheet' | 'encoding'>,
    work: (table: InputTable, places: FilePlaces) => Promise<T>,
  ) => {
    const places = placesOf(root, file);
    await copies.fetchInput(file);
    if (!existsSync(places.input))
      throw new CoreError(
        'CONFLICT',
        `${file.name} is no longer on the disk of the service. Delete it and upload it again.`,
      );
    const path = places.input;
    return naming({ name: file.name, path }, async () =>
      work(await openUploaded({ path, sheet, encoding, firstLine }), places),
    );
  };
  const finished = async (
    id: string,
  ): Promise<{ readonly file: KeptFile; readonly output: FinishedOutput; readonly format: FileFormat }> => {
    const file = await kept(id);
    const { run } = file;
    const places = placesOf(root, file);
    const path = run === null ? undefined : places.output(run.format);
    if (run?.state === 'done') await copies.fetchResults(file);
    if (run?.state !== 'done' || path === undefined || !existsSync(path))
      throw new CoreError(
        'CONFLICT',
        `There is no result of ${file.name} yet. Resolve or crosscheck it first.`,
      );
    const mapFile = existsSync(places.mapping) ? places.mapping : null;
    return { file, format: run.format, output: { kind: run.plan.kind, path, name: file.name, mapFile } };
  };
  const shown = async (id: string) => shownFile(await kept(id));
  // Asked after the file was opened, which has fetched it.
  const linesOf = async (id: string) => (await measureFile(placesOf(root, await kept(id)).input)).lines ?? 0;
  const chargedFor = async (plan: FilePlan, rows: number, { user }: FileUser) =>
    priceOfRun(await parts.chargesOf(workspace), { kind: plan.kind, rows, isCharged: user !== null });
  return {
    async create(upload) {
      const name = shownName(upload.name);
      const file = {
        workspace,
        id: parts.newId(),
        name,
        bytes: upload.bytes,
        uploadedMs: now(),
        uploadedBy: upload.by.user,
      };
      await received(file, { ...upload, name }, { ...parts, copies });
      await store.add(file);
      return shownFile({ ...file, run: null });
    },
    list: async () => (await store.list(workspace)).map(shownFile),
    find: shown,
    inspect: async (id, { kind, ...how }) =>
      opened(await kept(id), how, async (table, { input }) =>
        readColumns(table, kind, await measureFile(input)),
      ),
    async tryRows(id, plan, by) {
      const trial = await opened(await kept(id), plan, (table) => {
        checkPlannedRules(plan, table.columns, parts.readRules);
        return tryRows(table, {
          ...{ ...parts, workspace, mapping: plannedMapping(plan, table.columns) },
          least: plan.min_confidence ?? undefined,
        });
      });
      const rows = trial.is_estimate ? Math.max(trial.rows, await linesOf(id)) : trial.rows;
      return { ...trial, rows, price: await chargedFor(plan, rows, by) };
    },
    async start(id, plan, { user }) {
      const file = await kept(id);
      const format = await opened(file, plan, async (table) => {
        plannedMapping(plan, table.columns);
        checkPlannedRules(plan, table.columns, parts.readRules);
        return table.format;
      });
      if (!(await store.ask(file, { plan, format, startedBy: user, isCharged: user !== null })))
        throw underWay(file);
      return shown(id);
    },
    async cancel(id) {
      const file = await kept(id);
      if (!(await store.cancel(file)))
        throw new CoreError('CONFLICT', `Nothing is done with ${file.name} at present.`);
      return shown(id);
    },
    async rows(id, asked) {
      const { output } = await finished(id);
      return outputPage(output.path, asked);
    },
    async output(id, format) {
      const { file, ...finishedAs } = await finished(id);
      return downloadOutput({ ...finishedAs, places: placesOf(root, file), wanted: format });
    },
    outputOf: async (id) => (await finished(id)).output,
    async prepareActions(id, wish) {
      const { file, output } = await finished(id);
      const places = placesOf(root, file);
      const deciding = await parts.decidingIn(workspace, file.run?.plan.rules ?? null);
      const prepared = await prepareActions({ output, folder: places.actions }, wish, deciding);
      await copies.keepActions(file, prepared.id);
      return prepared;
    },
    async preparedActions(id, part) {
      const { file, output } = await finished(id);
      await copies.fetchActions(file, part.prepared);
      return preparedDownload({ output, folder: placesOf(root, file).actions }, part);
    },
    async remove(id, { user, isAdmin }) {
      const file = await kept(id);
      if (!isAdmin && file.uploadedBy !== user)
        throw new CoreError(
          'FORBIDDEN',
          `${file.name} may be deleted by who has uploaded it, and by admins.`,
        );
      if (!(await store.remove(file))) throw underWay(file);
      await copies.forget([file]);
      await rm(placesOf(root, file).folder, { recursive: true, force: true });
    },
  };
}

function underWay({ name }: KeptFile): CoreError {
  return new CoreError('CONFLICT', `${name} is being worked on. Wait until that has ended, or cancel it.`);
}

/** Writes the file and looks whether it is one; of what is refused nothing is left. */
async function received(
  file: Pick<KeptFile, 'workspace' | 'id' | 'name'>,
  upload: Upload,
  { root, maxBytes, firstLine, copies }: FilesParts & { readonly copies: FileCopies },
): Promise<void> {
  const places = placesOf(root, file);
  makeFolder(places.folder);
  const path = places.input;
  try {
    await takeUpload(upload, path, maxBytes);
    await naming({ name: upload.name, path }, () => openUploaded({ path, sheet: null, firstLine }));
    await copies.keepInput(file);
  } catch (error) {
    await rm(places.folder, { recursive: true, force: true });
    throw error;
  }
}
