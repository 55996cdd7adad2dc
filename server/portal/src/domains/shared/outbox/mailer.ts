import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Config } from 'server-kernel/config';
import { isLoopback } from 'server-kernel/config-sign-in';
import type { Institution } from 'shared-contract';
import type { QueuedMail } from './outbox.queries';

/** One try of one mail. */
export interface Delivery {
  /** The same at every try, so that a receiver can tell a repetition. */
  id: string;
  queuedAt: Date;
  mail: QueuedMail;
  /** Aborted where the try is another process's by now, or this one has to end. */
  signal?: AbortSignal;
}

export type SendMail = (delivery: Delivery) => Promise<void>;

export interface Mailer {
  send: SendMail;
  /** Ends the connections that are kept. */
  close(): void;
}

/** Longest try, milliseconds: a server may answer slowly in every step, and this is far below the lease of the queue. */
const MAX_TRY = 120_000;

/** Connections to the mail server, kept from one mail to the next: as many as the worker has mails in hand. */
const MAX_CONNECTIONS = 3;

export type MailSettings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl'> & {
  institution: Pick<Institution, 'name' | 'product' | 'contact'>;
};

/** MAIL_FROM; without it the school itself, at the address where it answers. */
const senderOf = ({ mailFrom, institution: { name, contact } }: MailSettings) =>
  mailFrom ?? { name, address: contact.email };

const domainOf = (sender: ReturnType<typeof senderOf>): string => {
  const address = typeof sender === 'string' ? sender : sender.address;
  return address.split('@').at(-1)?.replace('>', '') ?? 'localhost';
};

/** The sentences, then the page that they speak of. */
const mailText = (
  { publicUrl, institution }: Pick<MailSettings, 'publicUrl' | 'institution'>,
  { text, path }: QueuedMail,
): string =>
  path === undefined
    ? text
    : `${text.trimEnd()}\n\n${institution.product}\u00a0: ${new URL(path, publicUrl).href}\n`;

const message = (settings: MailSettings, { id, mail }: Delivery) => {
  const from = senderOf(settings);
  return {
    from,
    to: mail.to,
    subject: mail.subject,
    text: mailText(settings, mail),
    messageId: `<portail-${id}@${domainOf(from)}>`,
    // RFC 3834: no out-of-office reply to what a program sends.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
};

/**
 * Over the network a mail is sent encrypted or not at all: a server that offers no STARTTLS, or whose offer was taken
 * out on the way, gets nothing. `?ignoreTLS=true` in SMTP_URL is how an operator says that clear text is meant.
 */
const isEncrypted = (url: string): boolean => {
  const { hostname, searchParams } = new URL(url);
  return !isLoopback(hostname) && searchParams.get('ignoreTLS') !== 'true';
};

const overSmtp = (settings: MailSettings, url: string): Mailer => {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    // Whether and when a mail is tried again is the queue's to say.
    maxRequeues: 0,
    requireTLS: isEncrypted(url),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  const send: SendMail = async (delivery) => {
    const signals = [AbortSignal.timeout(MAX_TRY), ...(delivery.signal ? [delivery.signal] : [])];
    await transport.sendMail({ ...message(settings, delivery), signal: AbortSignal.any(signals) });
  };
  return { send, close: () => transport.close() };
};

/** One file per mail; it appears whole, and a repetition replaces it. */
const asFiles = (settings: MailSettings): Mailer => {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const directory = join(settings.dataDir, 'outbox');
  const send: SendMail = async (delivery) => {
    const { message: content } = await transport.sendMail(message(settings, delivery));
    await mkdir(directory, { recursive: true, mode: 0o700 });
    // In the order of the queue.
    const name = `${delivery.queuedAt.getTime()}-${delivery.id}.eml`;
    await writeFile(join(directory, `.${name}`), content, { mode: 0o600 });
    await rename(join(directory, `.${name}`), join(directory, name));
  };
  return { send, close: () => transport.close() };
};

/** Mail over SMTP_URL, or `.eml` files in DATA_DIR/outbox without it. */
export const createMailer = (settings: MailSettings): Mailer =>
  settings.smtpUrl ? overSmtp(settings, settings.smtpUrl) : asFiles(settings);
