import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Texts of the mails that the portal wrote to an address (DATA_DIR/outbox, CONTRACT §1), oldest first. */
const mailsTo = (address: string): string[] => {
  const outbox = join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
    .sort()
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${address}`));
};

/** Joins quoted-printable lines, which may break inside a code. */
const wholeText = (mail: string): string => mail.replace(/=\r?\n/g, '').slice(mail.indexOf('Bonjour'));

/** The code of the newest mail to an address, once it has left: within five seconds (CONTRACT §1). */
export const mailedCode = async (address: string): Promise<string> => {
  const find = () => /\b\d{6}\b/.exec(wholeText(mailsTo(address).at(-1) ?? ''))?.[0] ?? '';
  await expect.poll(find, { timeout: 15_000 }).not.toBe('');
  return find();
};
