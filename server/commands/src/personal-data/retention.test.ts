import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { tablesWithoutRule } from 'server-exchange/erasure/retention-table';
import { PORTAL_ROOT } from 'server-kernel/config';
import { RETENTION_RULES } from 'server-portal/domains/retention-rules';
import * as schema from 'server-schema';
import { withPackage } from 'server-testing/exchange/package-folder';
import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { goodPdf, uploaded } from 'server-testing/sample-files';
import { withoutPadding } from 'server-testing/without-padding';
import { importCommand } from '../exchange/import-command';
import { eraseCommand } from './erase-command';
import { retentionPage } from './retention-page';

const RULES = RETENTION_RULES.flatMap(({ rules }) => rules);

/** Somebody with rows in most tables; the clock is moved on until she studies no more. */
const CAMILLE = '230101';
const LATER = new Date('2031-03-03T10:00:00Z');

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 400_000);
afterAll(() => portal.close());

describe('the rules', () => {
  test('speak of every table about people, once', () => {
    expect(tablesWithoutRule(RULES)).toEqual([]);
    const names = RULES.map(({ table }) => getTableName(table));
    expect(names).toEqual([...new Set(names)]);
  });

  test('name the tasks that run, each of them', () => {
    const named = [...new Set(RULES.flatMap(({ task }) => task ?? []))];
    // Bytes of uploads that are no rows.
    const ofBytes = ['uploads'];
    expect([...named, ...ofBytes].sort()).toEqual(portal.app.retention.names().sort());
  });

  test('blank columns that may be blank', () => {
    const wrong = RULES.flatMap(({ table, erasure }) => {
      const columns = new Map(getTableConfig(table).columns.map((one) => [one.name, one]));
      if (typeof erasure !== 'object' || !('columns' in erasure)) return [];
      return Object.entries(erasure.columns)
        .filter(([name, value]) => !columns.has(name) || (value === null && columns.get(name)?.notNull))
        .map(([name]) => `${getTableName(table)}.${name}`);
    });
    expect(wrong).toEqual([]);
  });

  test('are what docs/conservation.md says (npm run doc:conservation)', () => {
    const page = readFileSync(join(PORTAL_ROOT, 'docs', 'conservation.md'), 'utf8');
    expect(withoutPadding(page)).toBe(withoutPadding(retentionPage()));
  });
});

/** A digest of every table without one person's rows, and what is left of hers. */
const snapshot = async (etudiantId: number) => {
  const others: Record<string, string> = {};
  for (const one of Object.values(schema)) {
    if (!is(one, PgTable)) continue;
    const names = getTableConfig(one).columns.map(({ name }) => name);
    if (!names.includes('etudiant_id')) continue;
    const { rows } = await portal.db.pool.query<{ digest: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest
        from "${getTableName(one)}" t where etudiant_id is distinct from $1`,
      [etudiantId],
    );
    others[getTableName(one)] = rows[0]?.digest ?? '';
  }
  return others;
};

const count = async (table: string, where: string, id: number): Promise<number> => {
  const { rows } = await portal.db.pool.query<{ n: number }>(
    `select count(*)::int as n from ${table} where ${where} = $1`,
    [id],
  );
  return rows[0]?.n ?? 0;
};

/** What is left of a student's own columns. */
const fileOf = async (etudiantId: number) => {
  const { rows } = await portal.db.pool.query(
    `select e.*, c.actif, e.efface_le is not null as efface
      from etudiants e join comptes c using (etudiant_id) where etudiant_id = $1`,
    [etudiantId],
  );
  return rows[0];
};

describe('an erasure on the officer’s command', () => {
  const erase = (args: string[], now = LATER) =>
    eraseCommand(portal.db, portal.app.files, [CAMILLE, '--motif', 'Demande du 3 mars', ...args], now);

  const subject = async () => {
    const { rows } = await portal.db.pool.query<{ etudiant: number; compte: number }>(
      `select e.etudiant_id as etudiant, c.compte_id as compte
        from etudiants e join comptes c using (etudiant_id) where matricule = $1`,
      [CAMILLE],
    );
    return rows[0] ?? { etudiant: 0, compte: 0 };
  };

  test('is refused without a reason, for nobody, and while she studies', async () => {
    await expect(eraseCommand(portal.db, portal.app.files, [CAMILLE], LATER)).rejects.toThrow('Usage');
    const nobody = eraseCommand(portal.db, portal.app.files, ['999999', '--motif', 'x'], LATER);
    await expect(nobody).rejects.toThrow('Aucun étudiant');
    await expect(erase([], new Date('2026-11-23T10:00:00Z'))).rejects.toThrow('cette année');
  });

  test('is tried without a trace', async () => {
    const { etudiant } = await subject();
    const before = [await snapshot(0), await count('audit_events', 'etudiant_id', etudiant)];
    expect(await erase(['--essai'])).toMatch(
      /^Essai.*seraient effacés[\s\S]*adresses[\s\S]*Rien n’a été changé/,
    );
    expect([await snapshot(0), await count('audit_events', 'etudiant_id', etudiant)]).toEqual(before);
  });

  test('leaves what the rules keep and nothing else of hers, and nobody else’s rows changed', async () => {
    const { etudiant, compte } = await subject();
    const camille = await portal.as(CAMILLE);
    const bytes = goodPdf('À effacer');
    const documentId = await uploaded(camille, { bytes, name: 'a.pdf' });
    const { rows } = await portal.db.pool.query('select empreinte from documents where document_id = $1', [
      documentId,
    ]);
    const { empreinte } = rows[0];
    expect(await portal.app.files.open(empreinte)).toBeInstanceOf(Readable);
    const before = await snapshot(etudiant);
    const kept = { results: await count('inscriptions', 'etudiant_id', etudiant) };

    expect(await erase([])).toContain('sont effacés');

    expect(await snapshot(etudiant)).toEqual(before);
    expect(await count('inscriptions', 'etudiant_id', etudiant)).toBe(kept.results);
    for (const { table, erasure } of RULES.filter((rule) => rule.erasure === 'rows')) {
      const names = getTableConfig(table).columns.map(({ name }) => name);
      const left = names.includes('etudiant_id')
        ? await count(getTableName(table), 'etudiant_id', etudiant)
        : names.includes('compte_id')
          ? await count(getTableName(table), 'compte_id', compte)
          : 0;
      expect([getTableName(table), erasure, left]).toEqual([getTableName(table), 'rows', 0]);
    }
    expect(await portal.app.files.open(empreinte)).toBeNull();
    const { rows: file } = await portal.db.pool.query(
      'select iban, num_piece_identite, photo_document_id, actif from etudiants join comptes using (etudiant_id) where etudiant_id = $1',
      [etudiant],
    );
    expect(file).toEqual([{ iban: null, num_piece_identite: null, photo_document_id: null, actif: false }]);
    const { rows: trail } = await portal.db.pool.query(
      `select target, purpose from audit_events where action = 'donnees.effacees'`,
    );
    expect(trail).toEqual([{ target: `etudiant:${etudiant}`, purpose: 'Demande du 3 mars' }]);
  });

  test('is not undone by the next package, which says whose lines it leaves', async () => {
    const { etudiant } = await subject();
    const hers = `${CAMILLE};Camille;Renard;04021512339;BE68539007547034`;
    const files = {
      'etudiants.csv': `EtudiantMatricule;PersonnePrenom;PersonneNom;PersonneNumRegistreNational;IBANEtudiant\n${hers}\n391234;Ana;Roy;;\n`,
      'contacts.csv': `EtudiantMatricule;TypeMoyenContact;MoyenContactValeur\n${CAMILLE};Email;camille@example.org\n391234;Email;ana@example.org\n`,
      'comptes.csv': `Username;EtudiantMatricule;Actif\n${CAMILLE};${CAMILLE};oui\n`,
    };
    const before = await fileOf(etudiant);
    expect(before).toMatchObject({ efface: true, num_registre_national: null, iban: null, actif: false });
    const said = await withPackage(files, (folder) => importCommand(portal.db, [folder], LATER));
    expect(await fileOf(etudiant)).toEqual(before);
    expect(await count('moyens_contact', 'etudiant_id', etudiant)).toBe(0);
    for (const file of ['etudiants', 'contacts', 'comptes'])
      expect(said).toMatch(new RegExp(`${file}\\.csv[^\\n]*\\n  ligne 2[^\\n]*laissée de côté`));
    const { rows } = await portal.db.pool.query(
      "select nom, count(valeur)::int as contacts from etudiants left join moyens_contact using (etudiant_id) where matricule = '391234' group by nom",
    );
    expect(rows).toEqual([{ nom: 'Roy', contacts: 1 }]);

    expect(await erase(['--retour'])).toContain('est de retour');
    await withPackage(files, (folder) => importCommand(portal.db, [folder], LATER));
    expect(await fileOf(etudiant)).toMatchObject({ efface: false, iban: 'BE68539007547034', actif: true });
    expect(await count('moyens_contact', 'etudiant_id', etudiant)).toBe(1);
    await expect(erase(['--retour'])).rejects.toThrow('Aucune personne effacée');
  });
});
