import type { Database } from 'server-kernel/db/client';
import { openTestDatabase } from 'server-testing/database';
import type { SendMail } from './mailer';
import { claimJobs, enqueueMail, type Mail, type QueuedMail, withdrawMail } from './outbox.queries';
import { drainOutbox } from './outbox.worker';

let db: Database;
let sent: { id: number; mail: QueuedMail }[];
const mail: Mail = {
  kind: 'rappels',
  to: 'ada@example.org',
  subject: 'Reçu',
  text: 'Votre commande a été enregistrée.',
  path: '/commandes',
};

const send: SendMail = async (id, one) => {
  sent.push({ id, mail: one });
};
const ignore = () => {};

beforeAll(async () => {
  db = await openTestDatabase();
}, 240_000);

beforeEach(async () => {
  sent = [];
  await db.pool.query('delete from outbox');
});

afterAll(async () => {
  await db.close();
}, 20_000);

describe('a queued mail', () => {
  it('is sent once, however many processes look', async () => {
    await db.transaction(async (tx) => {
      for (let index = 0; index < 50; index += 1)
        await enqueueMail(tx, { ...mail, subject: `n°\u00a0${index}` });
    });
    const drain = async () => {
      while ((await drainOutbox(db.orm, send, ignore)) > 0);
    };
    await Promise.all([drain(), drain(), drain(), drain()]);
    expect(sent).toHaveLength(50);
    expect(new Set(sent.map((one) => one.mail.subject)).size).toBe(50);
  }, 20_000);

  it('is not sent when its cause is rolled back', async () => {
    const work = db.transaction(async (tx) => {
      await enqueueMail(tx, mail);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await drainOutbox(db.orm, send, ignore)).toBe(0);
  });

  it('is withdrawn while it waits, and no longer once it is leaving', async () => {
    await enqueueMail(db.orm, mail, 'un');
    await enqueueMail(db.orm, mail, 'autre', 3600);
    await claimJobs(db.orm);
    expect(await withdrawMail(db.orm, 'autre')).toBe(true);
    expect(await withdrawMail(db.orm, 'un')).toBe(false);
    expect((await db.pool.query('select dedupe from outbox')).rows).toEqual([{ dedupe: 'un' }]);
  });

  it('comes again later, under the same number, when sending fails', async () => {
    await enqueueMail(db.orm, mail);
    // Not the first failure, after which it would come again in 2 s.
    await db.pool.query('update outbox set attempts = 9');
    const tried: number[] = [];
    const failing: SendMail = async (id) => {
      tried.push(id);
      throw new Error('no route');
    };
    await drainOutbox(db.orm, failing, ignore);
    expect(await drainOutbox(db.orm, send, ignore)).toBe(0);
    await db.pool.query('update outbox set run_at = now()');
    await drainOutbox(db.orm, send, ignore);
    expect(sent.map((one) => one.id)).toEqual(tried);
  });

  it('is taken over from a process that died with it', async () => {
    await enqueueMail(db.orm, mail);
    await db.pool.query(`update outbox set locked_until = now() - interval '1 second', attempts = 1`);
    await drainOutbox(db.orm, send, ignore);
    expect(sent).toHaveLength(1);
  });

  it('is queued once under one word, and its text is not kept after it left', async () => {
    await enqueueMail(db.orm, mail, 'commande:12');
    await enqueueMail(db.orm, mail, 'commande:12');
    await drainOutbox(db.orm, send, ignore);
    expect(sent).toHaveLength(1);
    expect((await db.pool.query('select payload from outbox')).rows).toEqual([{ payload: {} }]);
  });
});
