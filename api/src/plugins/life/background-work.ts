import type { FastifyInstance } from 'fastify';

/** Something that a server does again and again beside its calls. */
export interface BackgroundWork {
  /** Pause between two runs, milliseconds. */
  every: number;
  /** One run; resolves to whether there is more to do at once. */
  work: () => Promise<boolean>;
  onError: (error: unknown) => void;
}

/** Works from the start of the server to its end; closing waits for the run that is under way. */
export const workInBackground = (app: FastifyInstance, { every, work, onError }: BackgroundWork): void => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isClosing = false;

  const run = async (): Promise<void> => {
    try {
      while (!isClosing && (await work()));
    } catch (error) {
      onError(error);
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
