import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { strFromU8, unzipSync } from 'fflate';
import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { goodPdf, uploaded } from 'server-testing/sample-files';
import { url } from 'server-testing/url';
import { consultations } from 'shared-contract/records/endpoints';
import { ownDataCommand } from './own-data-command';

const CAMILLE = '230101';
const NAME = `donnees-${CAMILLE}-2026-11-23.zip`;

let portal: TestPortal;
let folder: string;
beforeAll(async () => {
  portal = await openTestPortal();
}, 400_000);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portail-remise-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => portal.close());

const run = (...args: string[]) => ownDataCommand(portal.app, args);
const order = (...args: string[]) =>
  run(CAMILLE, '--motif', 'Demande écrite du 3 mars', '--dossier', folder, ...args);

const lines = async () =>
  (
    await portal.db.pool.query(
      `select matricule, actor, role, purpose from audit_events join etudiants using (etudiant_id)
       where action = 'donnees.remises' order by id`,
    )
  ).rows;

describe('a copy that the officer makes', () => {
  test.each([
    ['without a number', []],
    ['without a reason', [CAMILLE, '--dossier', '/tmp', '--en-clair']],
    ['without a folder', [CAMILLE, '--motif', 'x', '--en-clair']],
    ['neither closed nor open', [CAMILLE, '--motif', 'x', '--dossier', '/tmp']],
    ['both', [CAMILLE, '--motif', 'x', '--dossier', '/tmp', '--en-clair', '--cle', 'age1abc']],
    ['with a key that is none', [CAMILLE, '--motif', 'x', '--dossier', '/tmp', '--cle', 'AGE-SECRET-KEY-1']],
  ])('is refused %s, and leaves no line', async (_, args) => {
    await expect(run(...args)).rejects.toThrow('Usage');
    expect(await lines()).toEqual([]);
  });

  test('is nobody’s where nobody has the number', async () => {
    await expect(run('999999', '--motif', 'x', '--dossier', folder, '--en-clair')).rejects.toThrow(
      'Aucun étudiant n’a le matricule 999999.',
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is what she downloads herself, her files included, for its owner alone', async () => {
    const bytes = goodPdf('Remise');
    const documentId = await uploaded(await portal.as(CAMILLE), { bytes, name: 'remise.pdf' });
    expect(await order('--en-clair')).toContain('n’est pas chiffré');
    const path = join(folder, NAME);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const entries = unzipSync(readFileSync(path));
    const names = Object.keys(entries);
    expect(names).toEqual(expect.arrayContaining(['LISEZ-MOI.txt', 'donnees/inscriptions.json']));
    const own = names.find((name) => name.startsWith(`fichiers/${documentId}-`)) ?? '';
    expect(Buffer.from(entries[own] ?? []).equals(Buffer.from(bytes))).toBe(true);
    const [person] = JSON.parse(strFromU8(entries['donnees/etudiants.json'] ?? new Uint8Array()));
    expect(person.matricule).toBe(CAMILLE);
  });

  test('stands in the audit and in what she reads of who looked at her file', async () => {
    expect((await lines()).at(-1)).toEqual({
      matricule: CAMILLE,
      actor: null,
      role: 'delegue',
      purpose: 'Demande écrite du 3 mars',
    });
    const looks = (await (await portal.as(CAMILLE)).get(url(consultations))).json();
    expect(looks).toContainEqual({
      Role: 'Délégué à la protection des données',
      Date: expect.any(String),
      Motif: 'Demande écrite du 3 mars',
      Contenu: ['Copie de toutes les données'],
    });
  });

  test('is opened by the private key alone, where it is closed', async () => {
    const identity = await generateIdentity();
    const said = await order('--cle', await identityToRecipient(identity));
    expect(said).toContain(`${NAME}.age`);
    const closed = readFileSync(join(folder, `${NAME}.age`));
    expect(closed.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    const age = new Decrypter();
    age.addIdentity(identity);
    expect(Object.keys(unzipSync(await age.decrypt(closed)))).toContain('donnees/inscriptions.json');
  });

  test('takes no other file’s place, and leaves nothing half-written', async () => {
    writeFileSync(join(folder, NAME), 'autre');
    const before = await lines();
    await expect(order('--en-clair')).rejects.toThrow('rien n’est écrasé');
    expect(await lines()).toEqual(before);
    expect(readFileSync(join(folder, NAME), 'utf8')).toBe('autre');
    expect(readdirSync(folder)).toEqual([NAME]);
  });
});
