import type { FastifyInstance } from 'fastify';
import { withTemporaryFile } from 'server-kernel/files/store/incoming';
import type { ImportProgress } from 'shared-contract/imports/answers';
import type { Kinds } from '../package/format/kinds';
import { erasePackages } from './erase-packages';
import { type ImportTask, runTask, type TaskResult } from './import-task';
import { runInThread } from './import-thread';
import { findImport, finishImport, renewLease } from './imports.queries';
import { packagesFolder } from './packages-folder';

/** Package kinds of this portal, and the module of the import thread. */
export interface ImportParts {
  kinds: Kinds;
  thread: URL;
}

/** Interval of the lease renewal, milliseconds. */
const HEARTBEAT_INTERVAL = 1000;

/** An import that this process works at. */
interface Work {
  importId: number;
  confirmed: ImportTask['confirmed'];
  controller: AbortController;
}

export interface ImportRunner {
  /** Works at an import that was begun, for who confirmed it or as a check; it tells of itself in its row. */
  start(importId: number, confirmed?: ImportTask['confirmed']): void;
  /** Ends the work at it, where it is done here. */
  stop(importId: number): void;
  /** Numbers of the imports that are worked at here. */
  own(): number[];
  /** Ends all of them. */
  close(): Promise<void>;
}

/** Renews the lease of an import until it is stopped; ends the work where somebody gave it up. */
const keepAlive = (app: FastifyInstance, { importId, controller }: Work) => {
  let progress: ImportProgress | null = null;
  let renewal: Promise<void> | null = null;
  const renew = async () => {
    try {
      if (!(await renewLease(app.db.orm, importId, progress))) controller.abort();
    } catch (error) {
      // The embedded engine answers nobody while it imports.
      app.log.debug({ err: error }, 'import: the lease will be renewed later');
    }
  };
  const timer = setInterval(() => {
    renewal ??= renew().finally(() => {
      renewal = null;
    });
  }, HEARTBEAT_INTERVAL);
  return {
    onProgress: (now: ImportProgress) => {
      progress = now;
    },
    stop: async () => {
      clearInterval(timer);
      await renewal;
    },
  };
};

/** Stores the result of a check; an import stored its own in its transaction. */
const settle = async (app: FastifyInstance, importId: number, result: TaskResult): Promise<void> => {
  const { isWritten, ...found } = result;
  if (!isWritten) await finishImport(app.db.orm, importId, found.fautes > 0 ? 'fautes' : 'a_relire', found);
};

/** Fetches the bytes, and has the task done beside this thread, or in it where no other reaches the database. */
const runImport = async (app: FastifyInstance, { kinds, thread }: ImportParts, work: Work): Promise<void> => {
  const { importId, confirmed, controller } = work;
  const { db, files, config, clock } = app;
  const found = await findImport(db.orm, importId);
  if (!found) throw new Error('the import is gone');
  const { empreinte, fichier: name } = found.head;
  const content = await files.open(empreinte);
  if (!content) throw new Error('the bytes of the package are gone');
  const alive = keepAlive(app, work);
  try {
    const parent = await packagesFolder(config.filesDir);
    const result = await withTemporaryFile(config.filesDir, content, async (path, taken) => {
      if (taken.empreinte !== empreinte) throw new Error('the package is not the one that was deposited');
      const task: ImportTask = { importId, path, name, parent, confirmed, now: clock.now().toISOString() };
      return db.address === null
        ? runTask(db.maintenance, kinds, task, alive.onProgress)
        : runInThread(thread, { address: db.address, task }, alive.onProgress, controller.signal);
    });
    await settle(app, importId, result);
  } finally {
    await alive.stop();
  }
};

/** Runs imports beside the calls, one after the other for the whole school (`lockImports`). */
export const createRunner = (app: FastifyInstance, parts: ImportParts): ImportRunner => {
  const running = new Map<number, { controller: AbortController; done: Promise<void> }>();

  const start: ImportRunner['start'] = (importId, confirmed = null) => {
    const controller = new AbortController();
    const done = runImport(app, parts, { importId, confirmed, controller })
      .catch(async (error: unknown) => {
        if (!controller.signal.aborted) app.log.warn({ err: error }, 'import: it was interrupted');
        await finishImport(app.db.orm, importId, 'interrompu');
      })
      .then(() => erasePackages(app))
      .catch((error: unknown) => app.log.error({ err: error }, 'import: its end was not written down'))
      .finally(() => {
        // It may have been begun again meanwhile.
        if (running.get(importId)?.controller === controller) running.delete(importId);
      });
    running.set(importId, { controller, done });
  };

  return {
    start,
    stop: (importId) => running.get(importId)?.controller.abort(),
    own: () => [...running.keys()],
    close: async () => {
      const all = [...running.values()];
      for (const { controller } of all) controller.abort();
      await Promise.all(all.map(({ done }) => done));
    },
  };
};
