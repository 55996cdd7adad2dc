import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { saveAbsence } from 'shared-contract/absences/endpoints';
import { auditLog, portalStatus } from 'shared-contract/admin/endpoints';
import { HOUR_MS } from 'shared-contract/base/days';
import { printedDocument, storedFiles } from 'shared-contract/documents/endpoints';
import { dashboard } from 'shared-contract/portal/endpoints';
import { receipt, receipts } from 'shared-contract/receipts/endpoints';
import { consultations, enrolments, student } from 'shared-contract/records/endpoints';
import { leaveStudent } from 'shared-contract/security/endpoints';
import { searchStudents } from 'shared-contract/verifications/endpoints';
import { deleteAuditBefore, insertAuditEvent } from './audit.queries';

const VIEWED = { 'x-matricule': '930101' };

let portal: TestPortal;
let admin: TestBrowser;

beforeAll(async () => {
  portal = await openTestPortal();
  admin = await portal.as('admin');
}, 240_000);
afterAll(() => portal.close());

const exported = async (since: string, browser = admin): Promise<Record<string, unknown>[]> =>
  (await browser.get(url(auditLog, { depuis: since }))).body
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const actionsSince = async (id: number): Promise<string[]> =>
  (await portal.db.pool.query('select action from audit_events where id > $1 order by id', [id])).rows.map(
    ({ action }) => action,
  );

const lastId = async (): Promise<number> =>
  Number((await portal.db.pool.query('select coalesce(max(id), 0) id from audit_events')).rows[0].id);

describe('viewing a student', () => {
  test('leaves a line for the switch, each file, each refusal, and the return', async () => {
    const from = await lastId();
    expect((await admin.view('999999')).statusCode).toBe(404);
    await admin.view('930101');
    await portal.db.pool.query(
      "update documents_dossier set statut = 'accepte' where etudiant_id = (select etudiant_id from etudiants where matricule = '930101')",
    );
    const hers = (await admin.get(url(enrolments), VIEWED)).json();
    const id = hers[0].InscriptionID;
    const files = (
      await admin.get(url(storedFiles, { InscriptionID: hers[1].InscriptionID }), VIEWED)
    ).json();
    expect(files.length).toBeGreaterThan(0);
    await admin.get(url(printedDocument, { InscriptionID: id, nom: 'attestationInscription.pdf' }));
    expect((await admin.post(url(saveAbsence), {}, VIEWED)).statusCode).toBe(403);
    await admin.delete(url(leaveStudent));
    expect(await actionsSince(from)).toEqual([
      'refus.introuvable',
      'dossier.consulte',
      'ecran.lu',
      'ecran.lu',
      'fichier.ouvert',
      'refus.lecture_seule',
      'dossier.quitte',
    ]);
  });

  test('a second switch replaces the first, and an unknown number changes nothing', async () => {
    await admin.view('930101');
    await admin.view('930106');
    const seen = async () => (await admin.get(url(dashboard))).json().EtudiantMatricule;
    expect(await seen()).toBe('930106');
    expect((await admin.view('111111')).statusCode).toBe(404);
    expect(await seen()).toBe('930106');
    await admin.delete(url(leaveStudent));
    expect((await admin.get(url(dashboard))).statusCode).toBe(204);
  });

  test('ends with the role that allowed it, and with the session', async () => {
    const other = await portal.as('programmes');
    await other.view('930101');
    await portal.db.pool.query(
      "update comptes set roles = '{verifications}' where identifiant = 'programmes'",
    );
    expect((await other.get(url(dashboard))).statusCode).toBe(204);
    expect((await other.get(url(student), VIEWED)).statusCode).not.toBe(200);
    await portal.db.pool.query("update comptes set roles = '{programmes}' where identifiant = 'programmes'");
    await other.post('/auth/logout');
    expect((await other.get(url(dashboard))).statusCode).toBe(401);
  });

  test('a page of another student is told to reload', async () => {
    await admin.view('930101');
    for (const headers of [{}, { 'x-matricule': '930106' }]) {
      expect((await admin.get(url(student), headers)).statusCode).toBe(409);
    }
    expect((await admin.get(url(student), VIEWED)).statusCode).toBe(200);
    await admin.delete(url(leaveStudent));
  });

  test('shows neither receipts of health data nor what the student wrote in one', async () => {
    const { rows } = await portal.db.pool.query(
      "select etudiant_id id from etudiants where matricule = '930101'",
    );
    const add = (numero: string, domaine: string) =>
      portal.db.pool.query(
        `insert into recus (numero, etudiant_id, domaine, objet, date, empreinte, lignes)
         values ($1, $2, $3, 'Objet', '2026-11-20T10:00:00Z', $4, $5)`,
        [
          numero,
          rows[0].id,
          domaine,
          '0'.repeat(64),
          JSON.stringify([
            { Libelle: 'Total', Valeur: '60' },
            { Libelle: 'Commentaire', Valeur: 'entre nous' },
          ]),
        ],
      );
    await add('R-2026-900001', 'Enseignement inclusif');
    await add('R-2026-900002', 'Signature du PAE');
    const own = await portal.as('930101');
    expect((await own.get(url(receipts))).body).toContain('entre nous');
    await admin.view('930101');
    const shown = await admin.get(url(receipts), VIEWED);
    expect(shown.body).toContain('R-2026-900002');
    expect(shown.body).not.toContain('R-2026-900001');
    expect(shown.body).not.toContain('entre nous');
    expect((await admin.get(url(receipt, { Numero: 'R-2026-900001' }), VIEWED)).statusCode).toBe(404);
    expect(
      (await admin.get('/api/v1/extranet/student/DecretInclusif', VIEWED)).statusCode,
    ).toBeGreaterThanOrEqual(403);
    await admin.delete(url(leaveStudent));
  });
});

describe('« Qui a consulté mon dossier »', () => {
  test('names roles, dates, purposes and what was read, one line a visit', async () => {
    portal.advance(HOUR_MS);
    // An hour without a call ended her session.
    admin = await portal.as('admin');
    const staff = await portal.as('verificateur');
    const [row] = (await staff.get(url(searchStudents, { search: '930108', by: 'matricule' }))).json();
    for (const part of ['PAE', 'documents', 'relevesNotes', 'ParcoursAnterieur', 'Emplois']) {
      await staff.get(`/api/v1/extranet/verifications/${row.InscriptionID}/${part}`);
    }
    portal.advance(60_000);
    await admin.view('930108');
    await admin.delete(url(leaveStudent));
    const own = await portal.as('930108');
    expect((await own.get(url(consultations))).json()).toEqual([
      {
        Role: 'Administration',
        Date: '2026-11-23T11:01:00.000Z',
        Motif: 'Suivi administratif du dossier',
        Contenu: [],
      },
      {
        Role: 'Service des vérifications',
        Date: '2026-11-23T11:00:00.000Z',
        Motif: 'Vérification du dossier',
        Contenu: [
          'Recherche',
          'Programme annuel',
          'Documents',
          'Relevés de notes',
          'Parcours antérieur',
          'Emplois',
        ],
      },
    ]);
    expect((await (await portal.as('830108')).get(url(consultations))).json()).toEqual([]);
  });

  test('a verifier who is a student does not see her own look at herself', async () => {
    const both = await portal.as('930109');
    await both.get(url(searchStudents, { search: '930109', by: 'matricule' }));
    expect((await both.get(url(consultations))).json()).toEqual([]);
  });
});

describe('the audit', () => {
  test('is exported whole, oldest first, as one JSON object a line', async () => {
    const lines = await exported('2026-11-23T00:00:00Z');
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.map(({ id }) => id)).toEqual(lines.map(({ id }) => Number(id)).toSorted((a, b) => a - b));
    expect(lines.at(-1)).toMatchObject({ action: 'audit.lecture', actor: 'admin', role: 'admin' });
    expect(Object.keys(lines[0] ?? {})).toEqual(
      expect.arrayContaining(['actor', 'role', 'action', 'matricule', 'target', 'at', 'origin', 'requestId']),
    );
    expect(await exported('2026-12-01')).toEqual([]);
    expect((await admin.get(url(auditLog, { depuis: 'hier' }))).statusCode).toBe(400);
  });

  test.each([
    "update audit_events set actor = 'personne'",
    'update audit_events set etudiant_id = 1 where etudiant_id is distinct from 1',
    'delete from audit_events',
    'truncate audit_events',
  ])('refuses « %s »', async (statement) => {
    const before = await lastId();
    await expect(portal.db.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
    expect(await lastId()).toBe(before);
  });

  test('forgets what is older than the retention, and nothing else', async () => {
    const count = async () =>
      Number((await portal.db.pool.query('select count(*) n from audit_events')).rows[0].n);
    const before = await count();
    expect(await deleteAuditBefore(portal.db, new Date('2026-11-01T00:00:00Z'))).toBe(0);
    const { rows } = await portal.db.pool.query(
      "select count(*)::int n from audit_events where at < '2026-11-23T11:00:00Z'",
    );
    expect(await deleteAuditBefore(portal.db, new Date('2026-11-23T11:00:00Z'))).toBe(rows[0].n);
    expect(await count()).toBe(before - rows[0].n);
    await expect(portal.db.pool.query('delete from audit_events')).rejects.toThrow('append-only');
  });
});

describe('the state of the portal', () => {
  test('is told to administrators alone', async () => {
    const answer = await admin.get(url(portalStatus));
    expect(answer.statusCode).toBe(200);
    const state = answer.json();
    expect(state.Base).toMatchObject({ Moteur: portal.db.engine, Etudiants: 400 });
    expect(state.Base.Taille).toBeGreaterThan(1_000_000);
    expect(state.Courrier).toMatchObject({ EnEchec: 0 });
    expect(state.DernierImport).toBeNull();
    expect((await (await portal.as('programmes')).get(url(portalStatus))).statusCode).toBe(403);
  });

  test('names the last bank statement', async () => {
    const { importStatement } = await import('server-portal/domains/orders/statements/import-statement');
    const at = new Date('2026-11-23T09:00:00Z');
    await importStatement(portal.db, [], {
      file: 'releve.cod',
      compteId: null,
      iban: 'BE68539007547034',
      desk: 'secretariat@exemple.be',
      now: at,
      audit: (tx, line) => insertAuditEvent(tx, { ...line, at, role: 'system' }),
    });
    const state = (await admin.get(url(portalStatus))).json();
    expect(state.DernierImport).toEqual({
      Date: '2026-11-23T09:00:00.000Z',
      Resume: 'paiements:0 inconnus:0 dejaVus:0',
    });
  });
});
