import { watch, type FSWatcher } from 'node:fs';
import type { Logger } from 'pino';
import { catalogueOf, type Catalogue } from './catalogue/catalogue.ts';
import { changeBetween, type CatalogueChange } from './catalogue/change.ts';
import { readSources } from './catalogue/read.ts';
import type { CatalogueFiles } from './catalogue/read-file.ts';
import { foldersOf } from './catalogue/texts.ts';
import type { Routine } from './jobs/routines.ts';
import { withProducts, type Suppliers } from './suppliers/registry.ts';

/** Finds what a folder does not tell of, such as one on another machine. */
export const readCatalogueRoutine: Routine = {
  name: 'read the catalogue',
  everySeconds: 60,
  work: ({ liveCatalogue }) => liveCatalogue.refresh(),
};

/** What another server was told is known here, too. */
export const followNoticesRoutine: Routine = {
  name: 'follow notices of the vendor',
  everySeconds: 2,
  work: ({ notices }) => notices.refresh(),
};

type Listener = (change: CatalogueChange) => void | Promise<void>;

/** Who wants to hear of changes. One that fails keeps no other from hearing. */
export function listenersOf(log: Logger) {
  const listeners: Listener[] = [];
  return {
    add: (listener: Listener) => void listeners.push(listener),
    async tell(change: CatalogueChange): Promise<void> {
      for (const listener of listeners) {
        try {
          await listener(change);
        } catch (error) {
          log.error({ err: error }, 'a change of the catalogue could not be followed everywhere');
        }
      }
    },
  };
}

/** The shop's catalogue, which changes while the server runs: with a file of it, within a second. */
export type LiveCatalogue = {
  /** As it is now: ask again, do not keep it. */
  readonly current: Catalogue;
  /** What `current` was read from; absent where that is no folder. */
  readonly files: CatalogueFiles | undefined;
  /** Reads what has changed. A catalogue that is not sound changes nothing, and the log says why. */
  refresh(): Promise<void>;
  /** Listeners hear of each change one after the other, when `current` has it. */
  onChange(listener: Listener): void;
  close(): void;
};

/** The shop's own content: with the products of its suppliers it becomes the catalogue. */
type Content = { current: Catalogue; files: CatalogueFiles };

/** Writing a file takes several steps, and a release many files: reading begins when nothing has moved for so long. */
const restMilliseconds = 200;

type Opening = {
  /** A folder made like `content/catalogue`. */
  directory: string;
  /** Files that were parsed before, by a build. */
  known: CatalogueFiles;
  log: Logger;
};

/** @throws Error when the content is not sound; a tour's file that is wrong is left as it was known, and the log says so */
export async function readContent({ directory, known, log }: Opening): Promise<Content> {
  const report = (problem: Error) => log.error({ reason: problem.message }, 'a file of the catalogue is wrong: its tour stays as it was');
  const { sources, files } = await readSources({ directory, known, report });
  return { current: catalogueOf(sources, directory), files };
}

/** A catalogue that stays as it is. */
export const fixedCatalogue = (current: Catalogue): LiveCatalogue => ({
  current,
  files: undefined,
  refresh: () => Promise.resolve(),
  onChange: () => {},
  close: () => {},
});

type Live = Omit<Opening, 'known'> & { content: Content; suppliers: Suppliers };

const isSame = (one: CatalogueFiles, other: CatalogueFiles): boolean =>
  one.size === other.size && [...one].every(([path, { hash }]) => other.get(path)?.hash === hash);

/**
 * Keeps the catalogue as its folder is.
 * @param content is what suppliers read their own products from: it changes in place
 * @throws Error when two products have the same id
 */
export async function openCatalogue({ directory, log, content, suppliers }: Live): Promise<LiveCatalogue> {
  const listeners = listenersOf(log);
  let current = await withProducts(content.current, suppliers);
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let reading = Promise.resolve();

  async function read(): Promise<void> {
    // First: what changes while it is read is told of.
    watchFolders();
    const next = await readContent({ directory, known: content.files, log });
    if (isSame(next.files, content.files)) return;
    const last = content.current;
    content.current = next.current;
    const products = await withProducts(next.current, suppliers).catch((error: unknown) => {
      content.current = last;
      throw error;
    });
    content.files = next.files;
    const change = changeBetween(current, products);
    current = products;
    await listeners.tell(change);
  }

  const refresh = (): Promise<void> => {
    reading = reading.then(read).catch((error: unknown) => {
      log.error({ err: error }, 'the catalogue is not sound: it stays as it was');
    });
    return reading;
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), restMilliseconds).unref();
  };
  function unwatch(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }
  function watchFolders(): void {
    const folders = foldersOf(directory);
    for (const folder of folders.filter((one) => !watchers.has(one))) {
      // Where a folder cannot be watched, a routine looks.
      watchers.set(
        folder,
        watch(folder, { persistent: false }, soon).on('error', () => unwatch(folder)),
      );
    }
    for (const folder of [...watchers.keys()].filter((one) => !folders.includes(one))) unwatch(folder);
  }
  watchFolders();

  return {
    get current() {
      return current;
    },
    get files() {
      return content.files;
    },
    refresh,
    onChange: listeners.add,
    close() {
      clearTimeout(timer);
      for (const folder of watchers.keys()) unwatch(folder);
    },
  };
}
