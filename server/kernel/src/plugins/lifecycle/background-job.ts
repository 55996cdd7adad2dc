import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from 'shared-contract/base/days';

/** A failure that lasts is told again after so long, milliseconds: an import on the embedded engine, a server that is down. */
const LOG_AGAIN_AFTER = MINUTE_MS;

/** Something that a server does again and again beside its calls. */
export interface BackgroundJob {
  /** Pause between two runs, milliseconds. */
  every: number;
  /** One run; resolves to whether there is more to do at once. */
  work: () => Promise<boolean>;
  /** Told at once of a run that fails; of those that fail after it, once a minute until one succeeds. */
  onError: (error: unknown) => void;
}

/** Works from the start of the server to its end; closing waits for the run that is under way. */
export const runInBackground = (app: FastifyInstance, { every, work, onError }: BackgroundJob): void => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isClosing = false;
  /** When the current failure was last logged. */
  let loggedAt: number | null = null;

  const fail = (error: unknown): void => {
    if (loggedAt !== null && performance.now() - loggedAt < LOG_AGAIN_AFTER) return;
    loggedAt = performance.now();
    onError(error);
  };

  const run = async (): Promise<void> => {
    try {
      while (!isClosing && (await work()));
      loggedAt = null;
    } catch (error) {
      fail(error);
    }
    if (!isClosing) timer = setTimeout(start, every);
  };
  const start = () => {
    running = run();
  };

  app.addHook('onReady', async () => start());
  app.addHook('onClose', async () => {
    isClosing = true;
    clearTimeout(timer);
    await running;
  });
};
