import fp from 'fastify-plugin';
import { HOUR_MS } from 'shared-contract/base/days';

/** Deletes expired data; safe to run in several processes at once. */
export type RetentionTask = () => Promise<unknown>;

declare module 'fastify' {
  interface FastifyInstance {
    retention: {
      /** Has something done at the start and then every hour; `task` names it in the logs. */
      add(task: string, run: RetentionTask): void;
      /** The names of the tasks, in the order in which they are done. */
      names(): string[];
      /** Resolves once what is under way is done. */
      settled(): Promise<void>;
    };
  }
}

/** Runs the tasks one after the other, as they were added; one that fails is told and tried again an hour later. */
export const retention = fp(
  async (app) => {
    const tasks = new Map<string, RetentionTask>();
    let running: Promise<void> = Promise.resolve();
    app.decorate('retention', {
      add: (task: string, run: RetentionTask) => {
        if (tasks.has(task)) throw new Error(`the retention task ${task} is there already`);
        tasks.set(task, run);
      },
      names: () => [...tasks.keys()],
      settled: () => running,
    });

    const sweep = async () => {
      for (const [task, run] of tasks) {
        try {
          await run();
        } catch (error) {
          app.log.warn({ task, err: error }, 'retention: will be tried again');
        }
      }
    };
    const start = () => {
      running = running.then(sweep);
    };
    const timer = setInterval(start, HOUR_MS);
    timer.unref();
    app.addHook('onReady', async () => start());
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await running;
    });
  },
  { name: 'retention' },
);
