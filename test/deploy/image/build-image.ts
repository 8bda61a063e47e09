import { chmodSync, cpSync, existsSync, mkdirSync, statSync, symlinkSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { ended, type Ran } from '../../cli/run-core.ts';
import { BUILD_HOME, type ContainerRoot, makeRoot, type RunOptions, startIn } from './container-root.ts';
import { type Stage, stagesOf, wordsOf } from './dockerfile.ts';

/** What a Dockerfile makes. */
export interface Image {
  readonly root: ContainerRoot;
  /** What every process in it is started with. */
  readonly begin: Pick<RunOptions, 'folder' | 'user' | 'variables'>;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

export interface BuildOptions {
  readonly dockerfile: string;
  /** The folder whose files the first COPY takes. */
  readonly context: string;
  /** A folder to work in. */
  readonly into: string;
  /** The folders of a Node and of an npm, in the place of those of the base images. */
  readonly node: string;
  readonly npm: string;
  /** What RUN knows beside ENV. */
  readonly buildVariables: Readonly<Record<string, string>>;
}

interface Built {
  readonly root: ContainerRoot;
  folder: string;
  user: string;
  variables: Readonly<Record<string, string>>;
}

type Step = (stage: Built, rest: string, options: BuildOptions, done: ReadonlyMap<string, Built>) => unknown;

/** Carries out the instructions of a Dockerfile as processes, each stage in a root of its own. */
export async function buildImage(options: BuildOptions): Promise<Image> {
  const stages = stagesOf(options.dockerfile);
  const done = new Map<string, Built>();
  for (const [at, stage] of stages.entries()) {
    const built = baseOf(stage, join(options.into, `stage-${at}`), options);
    for (const { word, rest } of stage.instructions) {
      const step = STEPS[word];
      if (step === undefined) throw new Error(`${word} cannot be carried out`);
      await step(built, rest, options, done);
    }
    done.set(stage.name, built);
  }
  const [last, image] = [stages.at(-1), [...done.values()].at(-1)];
  if (last === undefined || image === undefined) throw new Error('no stage');
  const { root, ...begin } = image;
  return {
    ...{ root, begin },
    command: [...wordsOf(last, 'ENTRYPOINT'), ...wordsOf(last, 'CMD')],
    healthCheck: wordsOf(last, 'HEALTHCHECK'),
  };
}

/** Runs a program in an image to its end; in the network of a running container, if one is given. */
export function runIn(image: Image, words: readonly string[], network: number): Promise<Ran> {
  const child = startIn(image.root, { ...image.begin, words, network });
  child.stdin.end();
  return ended(child);
}

const STEPS: Readonly<Record<string, Step>> = {
  WORKDIR(stage, rest) {
    mkdirSync(join(stage.root.folder, rest), { recursive: true });
    stage.folder = rest;
  },
  ENV(stage, rest) {
    const pairs = rest.split(' ').map((pair) => pair.split('=', 2));
    stage.variables = { ...stage.variables, ...Object.fromEntries(pairs) };
  },
  USER(stage, rest) {
    stage.user = rest;
  },
  COPY(stage, rest, { context }, done) {
    const [, from, source = '', target = ''] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(rest) ?? [];
    const folder = from === undefined ? context : done.get(from)?.root.folder;
    if (folder === undefined || target === '') throw new Error(`COPY ${rest} cannot be carried out`);
    copyLikeDocker(
      join(folder, source),
      join(stage.root.folder, posix.resolve(stage.folder, target)),
      target,
    );
  },
  async RUN(stage, rest, { buildVariables }) {
    const variables = { HOME: BUILD_HOME, ...buildVariables, ...stage.variables };
    const child = startIn(stage.root, { ...stage, variables, words: ['/bin/sh', '-c', rest] });
    child.stdin.end();
    const { code, stdout, stderr } = await ended(child);
    if (code !== 0) throw new Error(`RUN ${rest}\nended with ${code}\n${stdout}${stderr}`);
  },
  // They say how a container is started, and add nothing to the image.
  VOLUME() {},
  EXPOSE() {},
  HEALTHCHECK() {},
  ENTRYPOINT() {},
  CMD() {},
};

/** A folder's files go into the target; a file goes by the target's name, or into it when that ends in a slash. */
function copyLikeDocker(source: string, path: string, target: string): void {
  if (!existsSync(source)) throw new Error(`${source} is to be copied and is not there`);
  const isInto = statSync(source).isFile() && target.endsWith('/');
  cpSync(source, isInto ? join(path, basename(source)) : path, { recursive: true, verbatimSymlinks: true });
}

/** What the images "node" have: Node and npm in /usr/local. */
function baseOf({ base }: Stage, folder: string, { node, npm }: BuildOptions): Built {
  if (!base.startsWith('node:')) throw new Error(`the base image ${base} is not known`);
  const root = makeRoot(folder);
  cpSync(node, root.local, { recursive: true });
  chmodSync(join(root.local, 'bin', 'node'), 0o755);
  cpSync(npm, join(root.local, 'lib', 'node_modules', 'npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(root.local, 'bin', name));
  return { root, folder: '/', user: '0:0', variables: {} };
}
