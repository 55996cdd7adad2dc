import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { goodPdf, lockedPdf, picture, sendUpload, uploaded } from 'server-testing/sample-files';
import { url } from 'server-testing/url';
import type { Recu } from 'shared-contract';
import {
  hasSecondSession,
  submitThesis,
  submitThesisAgain,
  thesis,
  thesisToSubmit,
} from 'shared-contract/thesis/endpoints';
import type { Thesis } from 'shared-contract/thesis/thesis';

const COMPLETE = 'Complétez le formulaire ci-dessous pour pouvoir continuer plus loin..';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 400_000);
afterAll(() => portal.close());

const thesisOf = async (who: TestBrowser): Promise<Thesis> => (await who.get(url(thesis))).json();
const post = (who: TestBrowser, endpoint: typeof submitThesis | typeof submitThesisAgain, body: object) =>
  who.post(url(endpoint), body);

describe('the submission', () => {
  const pair = async (who: TestBrowser, title: string) => ({
    MemoireFichierMemoireAvecAnnexesID: await uploaded(who, {
      bytes: goodPdf(`${title} avec`),
      name: 'mémoire.pdf',
      usage: 'memoire',
    }),
    MemoireFichierMemoireSansAnnexesID: await uploaded(who, {
      bytes: goodPdf(`${title} sans`),
      name: 'mémoire-sans.pdf',
      usage: 'memoire',
    }),
  });

  const submission = async (who: TestBrowser, change: object) => ({
    MemoireID: (await thesisOf(who)).MemoireID,
    MemoireTitreDefinitif: 'Titre définitif',
    DisciplineMemoireID: 3,
    ...change,
  });

  it('without consent is refused, whatever else is missing', async () => {
    const who = await portal.as('710202');
    for (const body of [{}, await submission(who, await pair(who, 'Sans consentement'))]) {
      const answer = await post(who, submitThesis, body);
      expect(answer.statusCode).toBe(412);
      expect(answer.json()).toMatchObject({ detail: COMPLETE, code: 'consentement_manquant' });
    }
    expect((await thesisOf(who)).Remis).toBe(false);
  });

  it('takes both files once, with their digests on the receipt, and tells by mail', async () => {
    const who = await portal.as('710203');
    const files = await pair(who, 'Remise');
    const sha = 'a'.repeat(64);
    expect((await who.post('/api/v1/files/empreintes', { Empreinte: sha })).json()).toMatchObject({
      Empreinte: sha,
    });
    const body = await submission(who, { ...files, Remis: false, MemoireTitre: 'forgé' });
    const answer = await post(who, submitThesis, body);
    expect(answer.statusCode).toBe(200);
    const saved = answer.json();
    expect(saved).toMatchObject({ ...files, Remis: true, DisciplineMemoire: 'Économie' });
    expect(saved.MemoireTitre).not.toBe('forgé');
    const receipt: Recu = (await who.get(`/api/v1/recus/${saved.Recu.Numero}`)).json();
    const digests = receipt.Lignes.filter(({ Libelle }) => Libelle.endsWith('empreinte SHA-256'));
    expect(digests.map(({ Valeur }) => Valeur)).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
    const { rows } = await portal.db.pool.query('select 1 from pgboss.job where singleton_key = $1', [
      `memoire:${saved.MemoireID}`,
    ]);
    expect(rows).toHaveLength(1);
    const seen = (await who.get(url(thesisToSubmit))).json();
    expect(seen.Recu).toEqual(saved.Recu);
    expect((await post(who, submitThesis, body)).statusCode).toBe(409);
    const file = await who.get(`/api/v1/files/${files.MemoireFichierMemoireAvecAnnexesID}`);
    expect(file.statusCode).toBe(200);
  });

  it('of two at once leaves one', async () => {
    const who = await portal.as('810203');
    const body = await submission(who, await pair(who, 'Deux onglets'));
    const answers = await Promise.all([1, 2, 3].map(() => post(who, submitThesis, body)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('in second session is for those who are allowed', async () => {
    const allowed = await portal.as('910203');
    const { MemoireID } = await thesisOf(allowed);
    const ask = (who: TestBrowser, id: number) => who.get(url(hasSecondSession, { MemoireID: id }));
    expect((await ask(allowed, MemoireID)).body).toBe('true');
    const done = await portal.as('710205');
    const own = await thesisOf(done);
    expect((await ask(done, own.MemoireID)).body).toBe('false');
    expect((await ask(done, MemoireID)).statusCode).toBe(404);
    expect((await post(done, submitThesisAgain, {})).statusCode).toBe(412);
    expect((await post(done, submitThesis, {})).statusCode).toBe(409);
    const body = await submission(allowed, await pair(allowed, 'Seconde'));
    const answer = await post(allowed, submitThesisAgain, body);
    expect(answer.json()).toMatchObject({ Remis: true });
    expect((await ask(allowed, MemoireID)).body).toBe('false');
  });

  it('takes neither another’s file, nor the same one twice, nor a picture', async () => {
    const who = await portal.as('210203');
    const own = await pair(who, 'À moi');
    const theirs = await uploaded(await portal.as('210205'), {
      bytes: goodPdf('À lui'),
      name: 'a.pdf',
      usage: 'memoire',
    });
    const image = await uploaded(who, { bytes: await picture('png'), name: 'a.png' });
    const { MemoireFichierMemoireAvecAnnexesID: avec } = own;
    const trials: [object, number][] = [
      [{ MemoireFichierMemoireSansAnnexesID: theirs }, 404],
      [{ MemoireFichierMemoireSansAnnexesID: 9_999_999 }, 404],
      [{ MemoireFichierMemoireSansAnnexesID: avec }, 422],
      [{ MemoireFichierMemoireSansAnnexesID: image }, 415],
      [{ MemoireFichierMemoireSansAnnexesID: undefined }, 422],
      [{ MemoireTitreDefinitif: 'é'.repeat(1001) }, 422],
      [{ DisciplineMemoireID: 99 }, 422],
    ];
    for (const [change, status] of trials) {
      const answer = await post(who, submitThesis, await submission(who, { ...own, ...change }));
      expect([change, answer.statusCode]).toEqual([change, status]);
    }
    expect((await thesisOf(who)).Remis).toBe(false);
    // A refused submission attached nothing: the files are still free.
    const { rows } = await portal.db.pool.query(
      'select attache_le from documents where document_id = any($1::int[])',
      [Object.values(own)],
    );
    expect(rows).toEqual([{ attache_le: null }, { attache_le: null }]);
  });

  it.each([
    ['an empty file', Buffer.alloc(0), 415],
    ['a picture called PDF', null, 415],
    ['40 MB and one byte', Buffer.alloc(40 * 1024 * 1024 + 1, 32), 413],
  ])('is not reached by %s', async (_, bytes, status) => {
    const who = await portal.as('210203');
    const sent = bytes ?? (await picture('png'));
    const answer = await sendUpload(who, { bytes: sent, name: 'memoire.pdf', usage: 'memoire' });
    expect(answer.statusCode).toBe(status);
  });

  it('is not reached by a file that needs a password', async () => {
    const who = await portal.as('210203');
    const answer = await sendUpload(who, { bytes: await lockedPdf(), name: 'a.pdf', usage: 'memoire' });
    expect(answer.json()).toMatchObject({ status: 415, detail: "Ce type de fichier n'est pas autorisé!" });
  });
});
