import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { codeOf } from 'server-kernel/db/error-code';
import { BackupError } from './backup-error';

/** Public keys of BACKUP_RECIPIENT (`age1…`, several apart by blanks): they close a backup and open none. */
export const readRecipients = (env: NodeJS.ProcessEnv = process.env): string[] => {
  const recipients = (env['BACKUP_RECIPIENT'] ?? '').split(/[\s,]+/).filter(Boolean);
  if (recipients.length > 0 && recipients.every((one) => /^age1[a-z0-9]+$/.test(one))) return recipients;
  throw new BackupError(
    'BACKUP_RECIPIENT doit nommer la clé publique (age1…) qui ferme la sauvegarde. Pour en faire une\u00a0: npm run backup -- --new-key <fichier>, à garder hors de ce serveur.',
  );
};

const linesOf = (path: string): string[] => {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch (error) {
    throw new BackupError(
      `BACKUP_IDENTITY\u00a0: ${resolve(path)} ne se lit pas (${String(codeOf(error))}).`,
    );
  }
};

/** The private keys in the file of BACKUP_IDENTITY, as age-keygen writes it; throws BackupError where it has none. */
export const readIdentities = (env: NodeJS.ProcessEnv = process.env): string[] => {
  const path = env['BACKUP_IDENTITY'] ?? '';
  const lines = path === '' ? [] : linesOf(path);
  const identities = lines.map((line) => line.trim()).filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identities.length > 0) return identities;
  throw new BackupError('BACKUP_IDENTITY doit nommer le fichier de la clé privée (AGE-SECRET-KEY-…).');
};

/** Writes a new private key to a file that only its owner reads; resolves to the public one. Overwrites nothing. */
export const writeNewKey = async (path: string): Promise<string> => {
  if (existsSync(path)) throw new BackupError(`${path} existe déjà\u00a0: rien n’est écrasé.`);
  const identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  writeFileSync(path, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' });
  return recipient;
};
