import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { builtFile } from '../built/built-file';

/** Where a server of reminders works: its data directory, and its database where that is not the embedded one. */
export interface ReminderPlace {
  dataDir: string;
  databaseUrl?: string;
  /** The instant at which it stands, ISO 8601. */
  now: string;
}

const mailFiles = (dataDir: string): string[] => {
  const outbox = join(dataDir, 'outbox');
  return existsSync(outbox) ? readdirSync(outbox).filter((name) => /^\d.*\.eml$/.test(name)) : [];
};

/** Whom each mail that left was for. */
export const recipients = (dataDir: string): string[] =>
  mailFiles(dataDir).map(
    (name) => /^To: (.*)\r$/m.exec(readFileSync(join(dataDir, 'outbox', name), 'utf8'))?.[1] ?? '?',
  );

/**
 * Reminds in a process of its own, killed (SIGKILL) as soon as so many mails are out; without `mails`, until it ends by
 * itself. Resolves to the signal that ended it, and how many mails were out.
 */
export const remindUntil = async ({ dataDir, databaseUrl, now }: ReminderPlace, mails?: number) => {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [builtFile('reminder-process'), now], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      PATH,
      HOME,
      DATA_DIR: dataDir,
      RELEASES_DIR: dataDir,
      LOG_LEVEL: 'silent',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, DEMO: '1' }),
    },
  });
  const gone = once(child, 'exit');
  while (mails !== undefined && child.exitCode === null && mailFiles(dataDir).length < mails) await wait(20);
  if (mails !== undefined) child.kill('SIGKILL');
  await gone;
  return { code: child.exitCode, signal: child.signalCode, sent: mailFiles(dataDir).length };
};
