import { pdfTexts } from 'server-testing/pdf/texts';
import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { printedDocument } from 'shared-contract/documents/endpoints';
import { enrolments } from 'shared-contract/records/endpoints';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal.close());

const MATRICULE = '230108';
const rename = (prenom: string, nom: string) =>
  portal.db.pool.query('update etudiants set prenom = $2, nom = $3 where matricule = $1', [
    MATRICULE,
    prenom,
    nom,
  ]);

const certificateOf = async () => {
  const student = await portal.as(MATRICULE);
  const [current] = (await student.get(url(enrolments))).json();
  const id: number = current.InscriptionID;
  return {
    id,
    answer: await student.get(url(printedDocument, { InscriptionID: id, nom: 'attestationInscription.pdf' })),
  };
};

const codes = async (): Promise<number> =>
  (await portal.db.pool.query('select code from attestations')).rows.length;

it('a certificate bears a name of any script', async () => {
  await rename('مريم', 'Żółć');
  const { answer } = await certificateOf();
  expect((await pdfTexts(answer.rawPayload)).join(' ').replace(/\s+/g, ' ')).toContain('مريم Żółć');
});

it('a certificate stops with a sentence at a letter that can’t be printed, and the audit has it', async () => {
  await rename('Manon 😀', 'Żółć');
  const before = await codes();
  const { id, answer } = await certificateOf();
  expect(answer.json()).toMatchObject({
    status: 412,
    code: 'lettre_non_imprimable',
    detail:
      'Ce document ne peut pas être établi\u00a0: le portail ne sait pas imprimer le signe «\u00a0😀\u00a0» («\u00a0Prénom et nom\u00a0»). Demandez à votre gestionnaire de dossier de corriger cette donnée.',
  });
  expect(await codes()).toBe(before);
  const { rows } = await portal.db.pool.query(
    "select target from audit_events where action = 'refus.lettre_non_imprimable'",
  );
  expect(rows).toEqual([{ target: `attestationInscription:${id}` }]);
});
