import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { goodPdf, picture, uploaded } from 'server-testing/sample-files';
import { url } from 'server-testing/url';
import {
  addAttachment,
  attachments,
  inclusiveFile,
  removeAttachment,
  saveInclusiveFile,
  supportPlan,
} from 'shared-contract/inclusive/endpoints';
import type { InclusiveDocument, InclusiveRequest } from 'shared-contract/inclusive/inclusive';

const IN_PROGRESS = 'Une demande est déjà en cours';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
}, 400_000);

afterAll(() => portal.close());

const texts = (change: object = {}) => ({
  DemandeDecretInclusifID: null,
  DemandeDecretInclusifDiagnostique: 'Dyslexie',
  DemandeDecretInclusifSpecialiste: null,
  DemandeDecretInclusifDifficultes: '',
  DemandeDecretInclusifOrganisme: null,
  DemandeDecretInclusifAmenagements: 'Temps supplémentaire',
  DemandeDecretInclusifAccompagnement: null,
  action: 'save',
  ...change,
});

const openFile = async (who: TestBrowser): Promise<InclusiveRequest> =>
  (await who.post(url(saveInclusiveFile), texts())).json();

const attachmentsOf = async (who: TestBrowser): Promise<InclusiveDocument[]> =>
  (await who.get(url(attachments))).json();

const remove = (who: TestBrowser, DocumentID: number) => who.delete(url(removeAttachment, { DocumentID }));

const pdfOf = (who: TestBrowser, title: string) =>
  uploaded(who, { bytes: goodPdf(title), name: `${title}.pdf`, usage: 'inclusif' });

const attach = (who: TestBrowser, DemandeDecretInclusifID: number, DocumentID: number) =>
  who.post(url(addAttachment), { DemandeDecretInclusifID, DocumentID });

test('a file is opened, saved, submitted, and read-only from then on', async () => {
  const camille = await portal.as('230101');
  expect((await camille.get(url(inclusiveFile))).statusCode).toBe(204);
  const file = await openFile(camille);
  expect(file).toMatchObject({
    DemandeDecretInclusifDiagnostique: 'Dyslexie',
    DemandeDecretInclusifDateDerniereSoumission: null,
    EtudiantDecretInclusif: false,
  });
  const id = { DemandeDecretInclusifID: file.DemandeDecretInclusifID };
  const again = await camille.post(url(saveInclusiveFile), texts());
  expect([again.statusCode, again.json().detail]).toEqual([409, IN_PROGRESS]);
  const saved = await camille.post(
    url(saveInclusiveFile),
    texts({ ...id, DemandeDecretInclusifDiagnostique: 'Autre' }),
  );
  expect(saved.json()).toMatchObject({ DemandeDecretInclusifDiagnostique: 'Autre' });
  const submitted = await camille.post(url(saveInclusiveFile), texts({ ...id, action: 'submit' }));
  expect(submitted.json().DemandeDecretInclusifDateDerniereSoumission).toBe('2026-11-23T10:00:00.000Z');
  for (const action of ['save', 'submit']) {
    const late = await camille.post(url(saveInclusiveFile), texts({ ...id, action }));
    expect([late.statusCode, late.json().detail]).toEqual([409, IN_PROGRESS]);
  }
  expect((await camille.get(url(inclusiveFile))).json()).toEqual(submitted.json());
});

test('an empty request is not submitted, a text that is too long not kept', async () => {
  const twin = await portal.as('730101');
  const empty = texts({
    action: 'submit',
    DemandeDecretInclusifDiagnostique: ' ',
    DemandeDecretInclusifAmenagements: null,
  });
  expect((await twin.post(url(saveInclusiveFile), empty)).statusCode).toBe(422);
  expect((await twin.get(url(inclusiveFile))).statusCode).toBe(204);
  const long = texts({ DemandeDecretInclusifDiagnostique: 'x'.repeat(4001) });
  expect((await twin.post(url(saveInclusiveFile), long)).json().errors[0].path).toBe(
    'DemandeDecretInclusifDiagnostique',
  );
  expect((await twin.post(url(saveInclusiveFile), texts({ action: 'approve' }))).statusCode).toBe(422);
});

test('attachments are PDF, attached once, removed with their content', async () => {
  const lea = await portal.as('230106');
  const { DemandeDecretInclusifID: id } = await openFile(lea);
  const first = await pdfOf(lea, 'Premier');
  const added = await attach(lea, id, first);
  expect(added.json()).toMatchObject([{ DocumentID: first, DocumentName: 'Premier' }]);
  expect((await attach(lea, id, first)).statusCode).toBe(409);
  const image = await uploaded(lea, { bytes: await picture('png'), name: 'photo.png' });
  expect((await attach(lea, id, image)).statusCode).toBe(415);
  expect((await lea.get(`/api/v1/files/${first}`)).statusCode).toBe(200);
  expect(
    (await lea.delete(url(removeAttachment, { DocumentID: first }).replace('Decret', 'decret'))).statusCode,
  ).toBe(204);
  expect(await attachmentsOf(lea)).toEqual([]);
  expect((await lea.get(`/api/v1/files/${first}`)).statusCode).toBe(404);
  expect((await remove(lea, first)).statusCode).toBe(404);
});

test('another student’s file, attachment or upload is as if it did not exist', async () => {
  const manon = await portal.as('230108');
  const theirs: InclusiveRequest = (await manon.get(url(inclusiveFile))).json();
  const [attachment] = await attachmentsOf(manon);
  const other = await portal.as('730106');
  const mine = await openFile(other);
  const write = texts({ DemandeDecretInclusifID: theirs.DemandeDecretInclusifID });
  expect((await other.post(url(saveInclusiveFile), write)).statusCode).toBe(404);
  const pdf = await pdfOf(other, 'Mien');
  expect((await attach(other, theirs.DemandeDecretInclusifID, pdf)).statusCode).toBe(404);
  const stolen = attachment?.DocumentID ?? 0;
  expect((await attach(other, mine.DemandeDecretInclusifID, stolen)).statusCode).toBe(404);
  expect((await remove(other, stolen)).statusCode).toBe(404);
  expect((await other.get(`/api/v1/files/${stolen}`)).statusCode).toBe(404);
  expect((await manon.get(url(inclusiveFile))).json()).toEqual(theirs);
});

test('once submitted, attachments neither come nor go', async () => {
  const manon = await portal.as('230108');
  const { DemandeDecretInclusifID: id }: InclusiveRequest = (await manon.get(url(inclusiveFile))).json();
  const before = await attachmentsOf(manon);
  const late = await attach(manon, id, await pdfOf(manon, 'Tardif'));
  expect([late.statusCode, late.json().detail]).toEqual([409, IN_PROGRESS]);
  expect((await remove(manon, before[0]?.DocumentID ?? 0)).statusCode).toBe(409);
  expect(await attachmentsOf(manon)).toEqual(before);
});

test('ten clicks at once open one file', async () => {
  const twin = await portal.as('830106');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => twin.post(url(saveInclusiveFile), texts())),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)]);
});

test('staff reads nothing of it, in no way', async () => {
  const manon = await portal.as('230108');
  const [attachment] = await attachmentsOf(manon);
  const admin = await portal.as('admin');
  await admin.view('230108');
  const shown = { 'x-matricule': '230108' };
  for (const endpoint of [inclusiveFile, attachments, supportPlan]) {
    expect((await admin.get(url(endpoint), shown)).statusCode).toBe(403);
  }
  expect((await admin.post(url(saveInclusiveFile), texts(), shown)).statusCode).toBe(403);
  expect((await admin.get(`/api/v1/files/${attachment?.DocumentID}`)).statusCode).toBe(404);
});

test('each access leaves a line in a trail of its own, and none in the audit', async () => {
  const { rows } = await portal.db.pool.query<{ actor: string; action: string }>(
    'select actor, action from acces_inclusif order by id',
  );
  const actionsOf = (user: string) => rows.filter(({ actor }) => actor === user).map(({ action }) => action);
  expect(actionsOf('230106')).toEqual(['demande.creee', 'annexe.ajoutee', 'annexe.lue', 'annexe.retiree']);
  expect(actionsOf('230101')).toEqual([
    'demande.creee',
    'demande.sauvegardee',
    'demande.soumise',
    'demande.lue',
  ]);
  expect(actionsOf('admin')).toEqual([]);
  const audit = await portal.db.pool.query(
    "select 1 from audit_events where action ~ 'inclusif|demande|annexe|pai' or target ~ 'inclusif'",
  );
  expect(audit.rows).toEqual([]);
});
