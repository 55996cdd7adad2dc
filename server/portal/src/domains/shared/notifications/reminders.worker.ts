import fp from 'fastify-plugin';
import { runInBackground } from 'server-kernel/plugins/lifecycle/background-job';
import { MINUTE_MS } from 'shared-contract/base/days';
import { remind } from './remind';

/** Reminders go out once a day, looked for this often: a server that was down catches up. */
const POLL_INTERVAL = 15 * MINUTE_MS;

/** Looks for reminders while the server runs; several servers share the work. */
export const remindersWorker = fp(
  async (app) => {
    if (!app.config.sendsReminders) return;
    runInBackground(app, {
      every: POLL_INTERVAL,
      work: () => remind(app),
      onError: (error) => app.log.warn({ err: error }, 'reminders: will be tried again'),
    });
  },
  { name: 'reminders', dependencies: ['deadline-sources'] },
);
