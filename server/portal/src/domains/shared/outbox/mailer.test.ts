import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { createMailer } from './mailer';

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
const mail = {
  to: 'ada@example.org',
  subject: 'Reçu',
  text: 'Votre commande a été enregistrée.',
  path: '/commandes',
};

interface Delivery {
  user: string | undefined;
  from: string;
  to: string[];
  content: string;
}

let delivered: Delivery[];
let refusal: Error | null;
let server: SMTPServer;

/** A mail server of one account, `portail` with the password `s3cret:@`. */
const openServer = () =>
  new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) =>
      username === 'portail' && password === 's3cret:@'
        ? done(null, { user: username })
        : done(new Error('no such account')),
    onRcptTo: (_, __, done) => done(refusal),
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
const close = () => new Promise<void>((resolve) => server.close(resolve));

const mailerOf = (port: number, account = 'portail:s3cret%3A%40') =>
  createMailer({ ...settings, smtpUrl: `smtp://${account}@127.0.0.1:${port}` });

describe('a mail over SMTP_URL', () => {
  beforeEach(() => {
    delivered = [];
    refusal = null;
    server = openServer();
  });

  it('reaches the mail server under the portal’s account, whole and in French', async () => {
    await mailerOf(await listen())(7, mail);
    expect(delivered).toEqual([
      {
        user: 'portail',
        from: 'portail@ecole.example',
        to: ['ada@example.org'],
        content: expect.any(String),
      },
    ]);
    const [{ content } = { content: '' }] = delivered;
    expect(content).toContain('Message-ID: <portail-7@ecole.example>');
    expect(content).toContain('Subject: =?UTF-8?Q?Re=C3=A7u?=');
    expect(content).toContain('Votre commande a =C3=A9t=C3=A9 enregistr=C3=A9e.');
    await close();
  });

  it('that the server refuses is a failure, so that the queue keeps it', async () => {
    refusal = Object.assign(new Error('mailbox full'), { responseCode: 452 });
    const send = mailerOf(await listen());
    await expect(send(7, mail)).rejects.toMatchObject({ responseCode: 452 });
    expect(delivered).toEqual([]);
    await close();
  });

  it('with a wrong account is a failure', async () => {
    const send = mailerOf(await listen(), 'portail:autre');
    await expect(send(7, mail)).rejects.toMatchObject({ code: 'EAUTH' });
    await close();
  });

  it('over the network is encrypted or not sent, unless clear text is asked for', async () => {
    const port = await listen();
    // The same server, by an address that is not the loopback's.
    const smtpUrl = `smtp://portail:s3cret%3A%40@0.0.0.0:${port}`;
    await expect(createMailer({ ...settings, smtpUrl })(7, mail)).rejects.toMatchObject({
      command: 'STARTTLS',
    });
    expect(delivered).toEqual([]);
    await createMailer({ ...settings, smtpUrl: `${smtpUrl}?ignoreTLS=true` })(7, mail);
    expect(delivered).toHaveLength(1);
    await close();
  });

  it('to a server that is gone is a failure, and goes once it is back', async () => {
    const port = await listen();
    await close();
    const send = mailerOf(port);
    await expect(send(7, mail)).rejects.toMatchObject({ code: 'ESOCKET' });
    server = openServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    await send(7, mail);
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
    const toFile = createMailer({ ...settings, dataDir });
    await toFile(7, mail);
    await toFile(7, mail);
    expect(readdirSync(join(dataDir, 'outbox'))).toEqual(['00000007.eml']);
    const content = readFileSync(join(dataDir, 'outbox', '00000007.eml'), 'utf8');
    expect(content).toContain('Message-ID: <portail-7@ecole.example>');
    expect(content).toContain('To: ada@example.org');
  });

  it('ends with the address of the page that it speaks of', async () => {
    await createMailer({ ...settings, dataDir })(8, mail);
    const content = readFileSync(join(dataDir, 'outbox', '00000008.eml'), 'utf8');
    expect(content).toContain('https://portail.ecole.example/commandes');
  });

  it('comes from the school where no sender is set', async () => {
    await createMailer({ ...settings, mailFrom: null, dataDir })(9, mail);
    const content = readFileSync(join(dataDir, 'outbox', '00000009.eml'), 'utf8');
    expect(content).toMatch(/^From: =\?UTF-8\?.*\?= <secretariat@ecole\.example>/m);
    expect(content).toContain('Message-ID: <portail-9@ecole.example>');
  });

  it('that an earlier version queued goes without an address', async () => {
    const { path: _, ...old } = mail;
    await createMailer({ ...settings, dataDir })(10, old);
    expect(readFileSync(join(dataDir, 'outbox', '00000010.eml'), 'utf8')).not.toContain('https://');
  });
});
