import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { createMailer, type Mailer, type SendMail } from './mailer';
import { isRefusedForGood } from './refusal';

const settings = {
  smtpUrl: null,
  dataDir: '',
  mailFrom: 'Portail <portail@ecole.example>',
  publicUrl: 'https://portail.ecole.example',
  institution: {
    name: 'Haute École du Parc',
    product: 'Portail étudiant',
    contact: { name: 'Secrétariat', email: 'secretariat@ecole.example', phone: '02', hours: '' },
  },
};
const FIRST = '0b8e1c52-0000-4000-8000-000000000007';
const SECOND = '0b8e1c52-0000-4000-8000-000000000008';
const queuedAt = new Date('2026-11-28T10:00:00Z');
const mail = {
  to: 'ada@example.org',
  subject: 'Reçu',
  text: 'Votre commande a été enregistrée.',
  path: '/commandes',
};
const first = { id: FIRST, queuedAt, mail };
const second = { id: SECOND, queuedAt, mail };
const FILE_OF_FIRST = `${queuedAt.getTime()}-${FIRST}.eml`;
const FILE_OF_SECOND = `${queuedAt.getTime()}-${SECOND}.eml`;

interface Received {
  user: string | undefined;
  from: string;
  to: string[];
  content: string;
}

let delivered: Received[];
let refusal: Error | null;
let connections: number;
let onRecipient: () => void;
let server: SMTPServer;
let mailers: Mailer[] = [];

/** A mail server of one account, `portail` with the password `s3cret:@`. */
const openServer = () =>
  new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) =>
      username === 'portail' && password === 's3cret:@'
        ? done(null, { user: username })
        : done(new Error('no such account')),
    onConnect: (_, done) => {
      connections += 1;
      done();
    },
    onRcptTo: (_, __, done) => {
      onRecipient();
      done(refusal);
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom: sender, rcptTo } = session.envelope;
        delivered.push({
          user: session.user,
          from: sender ? sender.address : '',
          to: rcptTo.map(({ address }) => address),
          content: Buffer.concat(parts).toString('utf8'),
        });
        done();
      });
    },
  });

const listen = () =>
  new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => resolve((listener.address() as AddressInfo).port));
  });
const close = () => {
  for (const mailer of mailers) mailer.close();
  mailers = [];
  return new Promise<void>((resolve) => server.close(resolve));
};

/** Sends over connections that `afterEach` ends. */
const sendOver = (smtpUrl: string): SendMail => {
  const mailer = createMailer({ ...settings, smtpUrl });
  mailers.push(mailer);
  return mailer.send;
};
const mailerOf = (port: number, account = 'portail:s3cret%3A%40') =>
  sendOver(`smtp://${account}@127.0.0.1:${port}`);

describe('a mail over SMTP_URL', () => {
  beforeEach(() => {
    delivered = [];
    refusal = null;
    connections = 0;
    onRecipient = () => {};
    server = openServer();
  });

  it('reaches the mail server under the portal’s account, whole and in French', async () => {
    await mailerOf(await listen())(first);
    expect(delivered).toEqual([
      {
        user: 'portail',
        from: 'portail@ecole.example',
        to: ['ada@example.org'],
        content: expect.any(String),
      },
    ]);
    const [{ content } = { content: '' }] = delivered;
    expect(content).toContain(`Message-ID: <portail-${FIRST}@ecole.example>`);
    expect(content).toContain('Auto-Submitted: auto-generated');
    expect(content).toContain('Subject: =?UTF-8?Q?Re=C3=A7u?=');
    expect(content).toContain('Votre commande a =C3=A9t=C3=A9 enregistr=C3=A9e.');
    await close();
  });

  it('keeps the letters of every script', async () => {
    const words = 'Þórdís Ðorđević, Иван Петров, Γεωργία, مريم الحسن, 小明 王';
    await mailerOf(await listen())({ ...first, mail: { ...mail, subject: words, text: words } });
    await close();
    const [head = '', body = ''] = delivered[0]?.content.split(/\r?\n\r?\n/) ?? [];
    const subject = [...head.matchAll(/=\?UTF-8\?B\?([^?]+)\?=/g)].map(([, part = '']) => part);
    expect(subject.map((part) => Buffer.from(part, 'base64').toString()).join('')).toBe(words);
    // Quoted-printable, as percent-encoding.
    expect(decodeURIComponent(body.replace(/=\r?\n/g, '').replace(/=/g, '%'))).toBe(words);
  });

  it('that the server refuses is a failure, so that the queue keeps it', async () => {
    refusal = Object.assign(new Error('mailbox full'), { responseCode: 452 });
    const send = mailerOf(await listen());
    await expect(send(first)).rejects.toMatchObject({ responseCode: 452 });
    expect(delivered).toEqual([]);
    await close();
  });

  it.each([
    [550, true],
    [452, false],
    [421, false],
  ])('that is refused with %d is refused for good: %s', async (responseCode, isForGood) => {
    refusal = Object.assign(new Error('refused'), { responseCode });
    const failure = await mailerOf(await listen())(first).catch((error: unknown) => error);
    expect(isRefusedForGood(failure)).toBe(isForGood);
    await close();
  });

  it('goes over the connection of the mail before it', async () => {
    const send = mailerOf(await listen());
    await send(first);
    await send(second);
    expect(delivered).toHaveLength(2);
    expect(connections).toBe(1);
    await close();
  });

  it('ends with the try that another process has by now', async () => {
    const aborter = new AbortController();
    const send = mailerOf(await listen());
    onRecipient = () => aborter.abort();
    await expect(send({ ...first, signal: aborter.signal })).rejects.toMatchObject({ code: 'EABORT' });
    expect(delivered).toEqual([]);
    await close();
  });

  it('with a wrong account is a failure', async () => {
    const send = mailerOf(await listen(), 'portail:autre');
    const failure = await send(first).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'EAUTH' });
    expect(isRefusedForGood(failure)).toBe(false);
    await close();
  });

  it('over the network is encrypted or not sent, unless clear text is asked for', async () => {
    const port = await listen();
    // The same server, by an address that is not the loopback's.
    const smtpUrl = `smtp://portail:s3cret%3A%40@0.0.0.0:${port}`;
    await expect(sendOver(smtpUrl)(first)).rejects.toMatchObject({
      command: 'STARTTLS',
    });
    expect(delivered).toEqual([]);
    await sendOver(`${smtpUrl}?ignoreTLS=true`)(first);
    expect(delivered).toHaveLength(1);
    await close();
  });

  it('to a server that is gone is a failure, and goes once it is back', async () => {
    const port = await listen();
    await close();
    const send = mailerOf(port);
    await expect(send(first)).rejects.toMatchObject({ code: 'ESOCKET' });
    server = openServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    await send(first);
    expect(delivered).toHaveLength(1);
    await close();
  });
});

describe('a mail without a mail server', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'portail-outbox-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it('becomes one file, however often it is sent', async () => {
    const { send: toFile } = createMailer({ ...settings, dataDir });
    await toFile(first);
    await toFile(first);
    expect(readdirSync(join(dataDir, 'outbox'))).toEqual([FILE_OF_FIRST]);
    const content = readFileSync(join(dataDir, 'outbox', FILE_OF_FIRST), 'utf8');
    expect(content).toContain(`Message-ID: <portail-${FIRST}@ecole.example>`);
    expect(content).toContain('To: ada@example.org');
  });

  it('ends with the address of the page that it speaks of', async () => {
    await createMailer({ ...settings, dataDir }).send(second);
    const content = readFileSync(join(dataDir, 'outbox', FILE_OF_SECOND), 'utf8');
    expect(content).toContain('https://portail.ecole.example/commandes');
  });

  it('comes from the school where no sender is set', async () => {
    await createMailer({ ...settings, mailFrom: null, dataDir }).send(second);
    const content = readFileSync(join(dataDir, 'outbox', FILE_OF_SECOND), 'utf8');
    expect(content).toMatch(/^From: =\?UTF-8\?.*\?= <secretariat@ecole\.example>/m);
    expect(content).toContain(`Message-ID: <portail-${SECOND}@ecole.example>`);
  });

  it('that an earlier version queued goes without an address', async () => {
    const { path: _, ...old } = mail;
    await createMailer({ ...settings, dataDir }).send({ ...second, mail: old });
    expect(readFileSync(join(dataDir, 'outbox', FILE_OF_SECOND), 'utf8')).not.toContain('https://');
  });
});
