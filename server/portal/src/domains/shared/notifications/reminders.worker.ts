import fp from 'fastify-plugin';
import { workInBackground } from 'server-kernel/plugins/life/background-work';
import { MINUTE_MS } from 'shared-contract/base/days';
import { remind } from './remind';

/** Reminders go out once a day, looked for this often: a server that was down catches up. */
const EVERY = 15 * MINUTE_MS;

/** Looks for reminders while the server runs; several servers share the work. */
export const remindersWorker = fp(
  async (app) => {
    if (!app.config.sendsReminders) return;
    workInBackground(app, {
      every: EVERY,
      work: () => remind(app),
      onError: (error) => app.log.warn({ err: error }, 'reminders: will be tried again'),
    });
  },
  { name: 'reminders', dependencies: ['deadline-sources'] },
);
