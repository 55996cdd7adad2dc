import { createHash } from 'node:crypto';
import type { Executor } from 'server-kernel/db/client';
import { jobsIn } from 'server-kernel/jobs/jobs-in';
import { LOST_MAIL_QUEUE, MAIL_QUEUE } from 'server-kernel/jobs/queues';
import { ACT_MAILS } from 'shared-contract/base/limits';
import { addToDigest, countOwnActs, type NotificationKey } from '../notifications/notify.queries';
import { MAIL_KINDS, type MailClass, type MailKind, type OwnMailKind } from './mail-kinds';

/** A mail to one person, plain text in French. */
export interface Mail<Kind extends MailKind = MailKind> {
  /** Mail kind of docs/courriels.md. */
  kind: Kind;
  to: string;
  subject: string;
  text: string;
  /** The page of the portal that it speaks of, `/commandes`: its address is written at the end. */
  path: string;
}

/** A mail as it was queued; those of an earlier version name no page and no kind. */
export type QueuedMail = Omit<Mail, 'path' | 'kind'> & { path?: string; kind?: string };

/** Priority of what is of use for a quarter of an hour: it has a worker of its own. */
export const URGENT = 100;

/** A mail of higher priority leaves first, whenever it was queued. */
const PRIORITIES: Record<MailClass, number> = {
  security: URGENT,
  proof: 10,
  decision: 10,
  school: 10,
  act: 10,
  day: 0,
};

/** Tries of a code, that is of use for fifteen minutes: the last one comes before it is over. */
const CODE_RETRIES = 4;

export interface EnqueueOptions {
  /** A second mail under the same word is not queued. */
  dedupeKey?: string;
  delaySeconds?: number;
}

/** The number of the mail that goes by this word. */
const jobIdOf = (dedupeKey: string): string => {
  const hex = createHash('sha256').update(dedupeKey).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};

const enqueue = async (
  tx: Executor,
  etudiantId: number | null,
  mail: Mail,
  { dedupeKey, delaySeconds = 0 }: EnqueueOptions = {},
): Promise<void> => {
  const { boss, db } = await jobsIn(tx);
  await boss.send(
    MAIL_QUEUE,
    { ...mail, etudiantId },
    {
      db,
      priority: PRIORITIES[MAIL_KINDS[mail.kind]],
      startAfter: delaySeconds,
      ...(dedupeKey !== undefined && { id: jobIdOf(dedupeKey), singletonKey: dedupeKey }),
      ...(mail.kind === 'contact.code' && { retryLimit: CODE_RETRIES }),
    },
  );
};

/**
 * Queues a mail, about a student where it is about one, in the transaction of its cause; it leaves within 5 s of the commit, or of as many seconds
 * later. The school's mails, and those that have a limit of their own; what a student's acts cause goes by `enqueueOwnMail`.
 */
export const enqueueMail = (
  tx: Executor,
  etudiantId: number | null,
  mail: Mail<Exclude<MailKind, OwnMailKind>>,
  options?: EnqueueOptions,
): Promise<void> => enqueue(tx, etudiantId, mail, options);

/**
 * Queues the mail of a student's own act, which was notified before; beyond so many in an hour or in a day it waits for her
 * mail of the day, by its subject.
 */
export const enqueueOwnMail = async (
  tx: Executor,
  notice: NotificationKey,
  mail: Mail<OwnMailKind>,
  options?: EnqueueOptions,
): Promise<'sent' | 'with the day'> => {
  const { anHour, aDay } = await countOwnActs(tx, notice);
  if (anHour > ACT_MAILS.anHour || aDay > ACT_MAILS.aDay) {
    await addToDigest(tx, notice, mail.subject);
    return 'with the day';
  }
  await enqueue(tx, notice.etudiantId, mail, options);
  return 'sent';
};

/** Counts a mail that nobody gets, for want of an address, with those that were given up: the operator sees how many. */
export const countUnaddressedMail = async (
  tx: Executor,
  etudiantId: number,
  kind: MailKind,
): Promise<void> => {
  const { boss, db } = await jobsIn(tx);
  await boss.send(LOST_MAIL_QUEUE, { etudiantId, kind }, { db });
};

/** Withdraws a mail that waits under this word. False when it left, is leaving, or was tried. */
export const withdrawMail = async (tx: Executor, dedupeKey: string): Promise<boolean> => {
  const { boss, db } = await jobsIn(tx);
  const id = jobIdOf(dedupeKey);
  // Changes nothing of what waits and locks it: whoever is first has it, this or the worker that fetches it.
  await boss.update({ name: MAIL_QUEUE, options: { id, db } });
  const [job] = await boss.findJobs(MAIL_QUEUE, { id, db });
  if (!job) return true;
  if (job.state !== 'created') return false;
  await boss.deleteJob(MAIL_QUEUE, id, { db });
  return true;
};

/** Removes every mail about a student that was not given to the mail server, and what is left of those that were. */
export const deleteMailsOf = async (tx: Executor, etudiantId: number): Promise<number> => {
  const { boss, db } = await jobsIn(tx);
  let count = 0;
  for (const queue of [MAIL_QUEUE, LOST_MAIL_QUEUE]) {
    const jobs = await boss.findJobs(queue, { data: { etudiantId }, db, limit: 100_000 });
    if (jobs.length > 0)
      await boss.deleteJob(
        queue,
        jobs.map(({ id }) => id),
        { db },
      );
    count += jobs.length;
  }
  return count;
};
