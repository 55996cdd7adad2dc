import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identityToRecipient } from 'age-encryption';
import { BackupError } from './backup-error';
import { readIdentities, readRecipients, writeNewKey } from './keys';

const folder = mkdtempSync(join(tmpdir(), 'portail-cles-'));
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a key is replaced: both close while it is, and one file of both opens what either closed', async () => {
  const [old, fresh] = [await writeNewKey(at('ancienne')), await writeNewKey(at('nouvelle'))];
  expect(readRecipients({ BACKUP_RECIPIENT: `${fresh} ${old}` })).toEqual([fresh, old]);
  writeFileSync(at('toutes'), readFileSync(at('nouvelle'), 'utf8') + readFileSync(at('ancienne'), 'utf8'));
  const identities = readIdentities({ BACKUP_IDENTITY: at('toutes') });
  expect(await Promise.all(identities.map(identityToRecipient))).toEqual([fresh, old]);
});

test('a key that is there is never written over, and one that is not is asked for by its name', async () => {
  await writeNewKey(at('seule'));
  const before = readFileSync(at('seule'), 'utf8');
  await expect(writeNewKey(at('seule'))).rejects.toThrow(BackupError);
  expect(readFileSync(at('seule'), 'utf8')).toBe(before);
  const missing = () => readIdentities({ BACKUP_IDENTITY: at('perdue') });
  expect(missing).toThrow(BackupError);
  expect(missing).toThrow(`${at('perdue')} ne se lit pas (ENOENT)`);
  expect(() => readIdentities({})).toThrow('doit nommer le fichier');
});
