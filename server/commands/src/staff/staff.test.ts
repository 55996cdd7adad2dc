import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { goodPdf, uploaded } from 'server-testing/sample-files';
import type { RequiredDocument } from 'shared-contract/documents/documents';
import { verbOf } from './verbs';

const STUDENT = '/api/v1/extranet/student';
const NOW = new Date('2026-11-23T10:00:00Z');

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 400_000);
afterAll(() => portal.close());

const staff = (...words: string[]) => verbOf(words[0]).run(portal.db, words.slice(1), NOW);

test('a document is refused with its reason, handed in again, and accepted', async () => {
  const camille = await portal.as('230101');
  const list: RequiredDocument[] = (await camille.get(`${STUDENT}/Documents`)).json();
  const received = list.find(({ Statut }) => Statut === 'recu');
  const id = String(received?.ID);
  await expect(staff('document', id, 'refuse')).rejects.toThrow('motif');
  expect(await staff('document', id, 'refuse', '--motif', 'Illisible.')).toContain('Un e-mail part');
  const refused: RequiredDocument[] = (await camille.get(`${STUDENT}/Documents`)).json();
  expect(refused.find(({ ID }) => ID === received?.ID)).toMatchObject({
    Statut: 'refuse',
    Motif: 'Illisible.',
  });
  const DocumentID = await uploaded(camille, { bytes: goodPdf('Encore'), name: 'encore.pdf' });
  const sent = await camille.post(`${STUDENT}/Documents`, {
    DocumentID,
    DocumentDossierEtudiantID: received?.ID,
  });
  expect(sent.statusCode).toBe(200);
  expect(await staff('document', id, 'accepte')).toContain('accepté');
  await expect(staff('document', id, 'accepte')).rejects.toThrow('Aucun document reçu');
});

test('an absence is followed up once', async () => {
  const camille = await portal.as('230101');
  const [pending] = (await camille.get(`${STUDENT}/Absences`)).json();
  expect(await staff('absence', String(pending.AbsenceEtudiantID), 'Justifiée')).toContain(
    'suivie\u00a0: Justifiée',
  );
  const after = (await camille.get(`${STUDENT}/Absences/${pending.AbsenceEtudiantID}`)).json();
  expect(after.SuiviAbsenceValeur).toBe('Justifiée');
  await expect(staff('absence', String(pending.AbsenceEtudiantID), 'Refusée')).rejects.toThrow(
    'Aucune absence',
  );
});

test('what can’t be understood says how it is written, and no mail leaves', async () => {
  const before = await portal.mails();
  for (const words of [
    ['document'],
    ['document', 'x', 'accepte'],
    ['absence', '1'],
    ['document', '1', 'perdu'],
  ]) {
    await expect(async () => staff(...words)).rejects.toThrow('Usage');
  }
  expect(() => verbOf('inconnu')).toThrow('npm run staff -- document');
  expect(await portal.mails()).toEqual(before);
});

test('a request of intervention is answered once, on the order, and a mail says that it is', async () => {
  const camille = await portal.as('830101');
  const orders = async () => (await camille.get(`${STUDENT}/Commandes`)).json();
  const [{ CommandeID: id }] = await orders();
  await expect(staff('intervention', String(id), '--message', 'Refusée.')).rejects.toThrow('en attente');
  expect((await camille.post(`${STUDENT}/order-intervention`, { CommandeID: id })).statusCode).toBe(200);
  await expect(staff('intervention', String(id))).rejects.toThrow('Usage');
  const words = ['Demande', 'traitée', ':', '12,00', '€', 'remboursés.'];
  expect(await staff('intervention', String(id), '--message', ...words)).toContain('Un e-mail part');
  expect((await orders())[0].Message).toBe('Demande traitée : 12,00 € remboursés.');
  expect((await portal.mails()).at(-1)).toMatchObject({
    subject: `Votre demande d’intervention pour la commande n°\u00a0${id}`,
    text: expect.not.stringContaining('remboursés'),
  });
  await expect(staff('intervention', String(id), '--message', 'Encore.')).rejects.toThrow('en attente');
});

test('who opened an inclusive-teaching file is told newest first, and the reading is a line of its own', async () => {
  const twin = await portal.as('830106');
  const why = ['--motif', 'Demande', 'du', 'délégué', 'à', 'la', 'protection'];
  expect(await staff('inclusif', '830106', ...why)).toBe('Personne n’a ouvert ce dossier.');
  await twin.post(`${STUDENT}/DecretInclusif`, {
    DemandeDecretInclusifID: null,
    DemandeDecretInclusifDiagnostique: 'Dyslexie',
    DemandeDecretInclusifSpecialiste: null,
    DemandeDecretInclusifDifficultes: null,
    DemandeDecretInclusifOrganisme: null,
    DemandeDecretInclusifAmenagements: null,
    DemandeDecretInclusifAccompagnement: null,
    action: 'save',
  });
  const lines = (await staff('inclusif', '830106', ...why))
    .split('\n')
    .map((line) => line.split('\t').slice(1));
  expect(lines).toEqual([
    ['830106', 'demande.creee'],
    ['institution', 'journal.lu', 'Demande du délégué à la protection'],
  ]);
  await expect(staff('inclusif', '999999', ...why)).rejects.toThrow('Aucun étudiant');
  await expect(staff('inclusif')).rejects.toThrow('Usage');
  await expect(staff('inclusif', '830106')).rejects.toThrow('Usage');
  await expect(staff('inclusif', '830106', '--motif', 'bof')).rejects.toThrow('au moins 10 caractères');
});
