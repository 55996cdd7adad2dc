import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Config } from 'server-kernel/config';
import { isLoopback } from 'server-kernel/config-sign-in';
import type { Institution } from 'shared-contract';
import type { QueuedMail } from './outbox.queries';

/** Sends one mail; `id` is the same at every attempt, so that a receiver can tell a repetition. */
export type SendMail = (id: number, mail: QueuedMail) => Promise<void>;

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

const message = (settings: MailSettings, id: number, mail: QueuedMail) => {
  const from = senderOf(settings);
  return {
    from,
    to: mail.to,
    subject: mail.subject,
    text: mailText(settings, mail),
    messageId: `<portail-${id}@${domainOf(from)}>`,
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

const overSmtp = (settings: MailSettings, url: string): SendMail => {
  const transport = nodemailer.createTransport({
    url,
    requireTLS: isEncrypted(url),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return async (id, mail) => {
    await transport.sendMail(message(settings, id, mail));
  };
};

/** One file per mail; it appears whole, and a repetition replaces it. */
const asFiles = (settings: MailSettings): SendMail => {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const directory = join(settings.dataDir, 'outbox');
  return async (id, mail) => {
    const { message: content } = await transport.sendMail(message(settings, id, mail));
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const name = `${String(id).padStart(8, '0')}.eml`;
    await writeFile(join(directory, `.${name}`), content, { mode: 0o600 });
    await rename(join(directory, `.${name}`), join(directory, name));
  };
};

/** Mail over SMTP_URL, or `.eml` files in DATA_DIR/outbox without it. */
export const createMailer = (settings: MailSettings): SendMail =>
  settings.smtpUrl ? overSmtp(settings, settings.smtpUrl) : asFiles(settings);
