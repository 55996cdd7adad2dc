import type { Database } from 'server-kernel/db/client';
import { jobsIn } from 'server-kernel/jobs/jobs-in';
import { MAIL_QUEUE } from 'server-kernel/jobs/queues';
import { openTestDatabase } from 'server-testing/database';
import { insertPeople } from 'server-testing/probe-app';
import { ACT_MAILS } from 'shared-contract/base/limits';
import { notify, takeDigest } from '../notifications/notify.queries';
import { MAIL_KINDS, type OwnMailKind } from './mail-kinds';
import {
  deleteMailsOf,
  enqueueMail,
  enqueueOwnMail,
  type Mail,
  type QueuedMail,
  withdrawMail,
} from './outbox.queries';

const ADA = 1;
const GRACE = 2;
const mail: Mail<'document.decide'> = {
  kind: 'document.decide',
  to: 'ada@example.org',
  subject: 'Reçu',
  text: 'Votre commande a été enregistrée.',
  path: '/commandes',
};

let db: Database;

beforeAll(async () => {
  db = await openTestDatabase();
  await insertPeople(db);
}, 240_000);

beforeEach(() => db.pool.query('delete from pgboss.job'));

afterAll(() => db.close(), 20_000);

/** What a worker gets now. */
const fetchMails = async (batchSize = 100) => {
  const { boss, db: connection } = await jobsIn(db.orm);
  return boss.fetch<QueuedMail>(MAIL_QUEUE, { db: connection, batchSize });
};
const fetchSubject = async () => (await fetchMails(1))[0]?.data.subject;

describe('a queued mail', () => {
  it('leaves with its cause, or not at all', async () => {
    const work = db.transaction(async (tx) => {
      await enqueueMail(tx, ADA, mail);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await fetchMails()).toEqual([]);
    await db.transaction((tx) => enqueueMail(tx, ADA, mail));
    expect(await fetchSubject()).toBe('Reçu');
  });

  it('is queued once under one word', async () => {
    await enqueueMail(db.orm, ADA, mail, { dedupeKey: 'commande:12' });
    await enqueueMail(db.orm, ADA, mail, { dedupeKey: 'commande:12' });
    await enqueueMail(db.orm, ADA, mail, { dedupeKey: 'commande:13' });
    expect(await fetchMails()).toHaveLength(2);
  });

  it('waits for its hour', async () => {
    await enqueueMail(db.orm, ADA, mail, { delaySeconds: 3600 });
    expect(await fetchMails()).toEqual([]);
  });

  it('that is of use for minutes leaves before those that were there first', async () => {
    await enqueueMail(db.orm, ADA, { ...mail, kind: 'rappels', subject: 'rappel' });
    await enqueueMail(db.orm, ADA, { ...mail, subject: 'reçu' });
    await enqueueMail(db.orm, ADA, { ...mail, kind: 'contact.code', subject: 'code' });
    expect([await fetchSubject(), await fetchSubject(), await fetchSubject()]).toEqual([
      'code',
      'reçu',
      'rappel',
    ]);
  });

  it('is withdrawn while it waits, and no longer once it is leaving', async () => {
    await enqueueMail(db.orm, ADA, mail, { dedupeKey: 'un' });
    await enqueueMail(db.orm, ADA, mail, { dedupeKey: 'autre', delaySeconds: 3600 });
    await fetchMails();
    expect(await db.transaction((tx) => withdrawMail(tx, 'autre'))).toBe(true);
    expect(await db.transaction((tx) => withdrawMail(tx, 'un'))).toBe(false);
    expect(await db.transaction((tx) => withdrawMail(tx, 'jamais'))).toBe(true);
    expect((await db.pool.query('select state from pgboss.job')).rows).toEqual([{ state: 'active' }]);
  });

  it('goes with the person whom it is about', async () => {
    await enqueueMail(db.orm, ADA, mail, { delaySeconds: 3600 });
    await enqueueMail(db.orm, GRACE, mail);
    expect(await db.transaction((tx) => deleteMailsOf(tx, ADA))).toBe(1);
    const { rows } = await db.pool.query(`select data ->> 'etudiantId' as student from pgboss.job`);
    expect(rows).toEqual([{ student: String(GRACE) }]);
  });
});

const isOwn = (kind: string): kind is OwnMailKind => ['act', 'proof'].includes(Object(MAIL_KINDS)[kind]);

describe('what a student does herself', () => {
  const NOON = Date.parse('2026-11-23T12:00:00Z');
  const MINUTE_MS = 60_000;
  /** Tells her of an act of that minute; resolves to what became of its mail. */
  const tell = async (kind: OwnMailKind, minute: number) => {
    const notice = { etudiantId: ADA, code: `acte:${minute}`, genre: 'recu' } as const;
    const date = new Date(NOON + minute * MINUTE_MS);
    await notify(db.orm, [{ ...notice, titre: 'Reçu', texte: null, lien: '/recus', date }]);
    return enqueueOwnMail(db.orm, notice, { ...mail, kind, subject: `acte ${minute}` });
  };
  const tellAll = async (kind: OwnMailKind, minutes: number[]) => {
    const outcomes = [];
    for (const minute of minutes) outcomes.push(await tell(kind, minute));
    return outcomes.filter((outcome) => outcome === 'sent').length;
  };
  const minutes = (count: number, every: number) => Array.from({ length: count }, (_, rank) => rank * every);

  beforeEach(() => db.pool.query('delete from notifications'));

  it.each(Object.keys(MAIL_KINDS).filter(isOwn))(
    'is mailed at once some times an hour, then with the mail of the day: %s',
    async (kind) => {
      expect(await tellAll(kind, minutes(ACT_MAILS.anHour + 10, 1))).toBe(ACT_MAILS.anHour);
      expect(await fetchMails()).toHaveLength(ACT_MAILS.anHour);
      expect(await takeDigest(db.orm, ADA)).toHaveLength(10);
      expect(await tell(kind, 120)).toBe('sent');
    },
  );

  it('has an end in a day too', async () => {
    expect(await tellAll('absence.declaree', minutes(ACT_MAILS.aDay + 5, 5))).toBe(ACT_MAILS.aDay);
  });

  it('passes there alone: the compiler lets no other mail of hers into the queue', () => {
    const own: Mail<'commande.passee'> = { ...mail, kind: 'commande.passee' };
    // @ts-expect-error a mail of an own act
    const send = () => enqueueMail(db.orm, ADA, own);
    expect(send).toBeInstanceOf(Function);
  });
});
