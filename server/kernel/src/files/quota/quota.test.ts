import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { goodPdf, sendUpload, uploaded } from 'server-testing/sample-files';
import { url } from 'server-testing/url';
import { HOUR_MS } from 'shared-contract/base/days';
import { MEGABYTE, UPLOAD_QUOTA, UPLOAD_TOTAL } from 'shared-contract/base/limits';
import { sentFile } from 'shared-contract/documents/endpoints';
import { beginUpload, removeFile } from 'shared-contract/files/endpoints';
import { attachFile } from '../attach-file';
import { sweepFiles } from '../sweep';
import { quotaRefusal } from './quota';

let portal: TestPortal;
let origin: string;

beforeAll(async () => {
  portal = await openTestPortal();
  origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
}, 240_000);
afterAll(() => portal?.close());

const encode = (text: string): string => Buffer.from(text).toString('base64');

const call = (who: TestBrowser, method: string, path: string, headers = {}) =>
  fetch(origin + path, {
    method,
    headers: {
      cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-requested-with': 'portail',
      'tus-resumable': '1.0.0',
      ...headers,
    },
  });

/** Announces a file of so many bytes, of which none is sent. */
const begin = (who: TestBrowser, size: number, usage = 'document') =>
  call(who, 'POST', url(beginUpload), {
    'upload-length': String(size),
    'upload-metadata': `filename ${encode('a.pdf')},usage ${encode(usage)}`,
  });

const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

describe('the quota', () => {
  it.each([
    [{ files: 0, bytes: 0 }, UPLOAD_QUOTA.bytes, false],
    [{ files: UPLOAD_QUOTA.files - 1, bytes: 0 }, 1, false],
    [{ files: UPLOAD_QUOTA.files, bytes: 0 }, 1, true],
    [{ files: 1, bytes: 1 }, UPLOAD_QUOTA.bytes, true],
  ])('after %j, %i bytes more: refused is %s', (pending, more, isRefused) => {
    expect(quotaRefusal({ pending, all: pending }, more)?.status).toBe(isRefused ? 429 : undefined);
  });
});

describe('all that a student keeps', () => {
  const fill = (rows: number, bytes: number) =>
    portal.db.pool.query(
      `insert into documents (nom, extension, type_contenu, taille, empreinte, empreinte_recue, etudiant_id, compte_id,
         modifie_le, attache_le)
       select 'utilisé', 'pdf', 'application/pdf', $1, repeat('0', 64), repeat('0', 64), etudiant_id, compte_id, now(), now()
       from comptes, generate_series(1, $2::int) where identifiant = '710203'`,
      [bytes, rows],
    );

  it('has an end, used or not, in files and in bytes', async () => {
    const who = await portal.as('710203');
    await fill(UPLOAD_TOTAL.files - 1, 1);
    expect((await begin(who, 1000)).status).toBe(201);
    const refused = await begin(who, 1000);
    expect(refused.status).toBe(429);
    expect((await refused.json()).detail).toContain(`${UPLOAD_TOTAL.files} fichiers au portail`);
    await portal.db.pool.query("delete from documents where nom = 'utilisé'");
    await fill(50, 10 * MEGABYTE);
    const tooBig = await begin(who, 1000);
    expect(tooBig.status).toBe(429);
    expect((await tooBig.json()).detail).toContain('500 Mo');
    await portal.db.pool.query("delete from documents where nom = 'utilisé'");
    expect((await begin(who, 1000)).status).toBe(201);
  });
});

describe('uploads that are only announced', () => {
  it('are counted by their size, even when they come at once, and are freed when given up', async () => {
    const camille = await portal.as('230101');
    const size = 40 * MEGABYTE;
    const answers = await times(12, () => begin(camille, size, 'memoire'));
    const begun = answers.filter(({ status }) => status === 201);
    expect(begun).toHaveLength(UPLOAD_QUOTA.bytes / size);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('content-type')).toContain('application/problem+json');
    expect(await refused?.json()).toMatchObject({
      code: 'quota_fichiers',
      detail: expect.stringMatching(/200 Mo.*Terminez.*retirez/s),
    });
    const other = await portal.as('230106');
    expect((await begin(other, size, 'memoire')).status).toBe(201);
    await call(camille, 'DELETE', begun[0]?.headers.get('location') ?? '');
    expect((await begin(camille, size, 'memoire')).status).toBe(201);
    expect((await begin(camille, size, 'memoire')).status).toBe(429);
  });

  it('are counted with the files sent in one go, and go after a day', async () => {
    const lea = await portal.as('230107');
    const begun = await times(UPLOAD_QUOTA.files, () => begin(lea, 1000));
    expect(begun.every(({ status }) => status === 201)).toBe(true);
    const refused = await sendUpload(lea, { bytes: goodPdf(), name: 'a.pdf' });
    expect(refused.statusCode).toBe(429);
    expect(refused.json().detail).toContain(`${UPLOAD_QUOTA.files} fichiers`);
    portal.advance(25 * HOUR_MS);
    await sweepFiles(portal.app);
    const later = await portal.as('230107');
    expect((await sendUpload(later, { bytes: goodPdf(), name: 'a.pdf' })).statusCode).toBe(200);
  });
});

describe('a file that was sent', () => {
  const owner = async (username: string) => {
    const compteId = (await portal.app.rights.findUserId(username)) ?? 0;
    const { rows } = await portal.db.pool.query('select etudiant_id from comptes where compte_id = $1', [
      compteId,
    ]);
    return { compteId, etudiantId: Number(rows[0]?.etudiant_id) };
  };

  it('makes room when it is used, and is then kept', async () => {
    const who = await portal.as('230108');
    const id = await uploaded(who, { bytes: goodPdf('Utilisé'), name: 'u.pdf' });
    await times(UPLOAD_QUOTA.files - 1, () => begin(who, 1000));
    expect((await begin(who, 1000)).status).toBe(429);
    const mine = await owner('230108');
    await portal.db.transaction((tx) => attachFile(tx, mine, id, 'document', portal.app.clock.now()));
    expect((await begin(who, 1000)).status).toBe(201);
    expect((await who.delete(url(removeFile, { DocumentID: id }))).statusCode).toBe(409);
  });

  it('is taken back by its sender alone, with its bytes', async () => {
    const who = await portal.as('230109');
    const id = await uploaded(who, { bytes: goodPdf('Repris'), name: 'r.pdf' });
    const path = url(removeFile, { DocumentID: id });
    expect((await (await portal.as('730106')).delete(path)).statusCode).toBe(404);
    const { rows } = await portal.db.pool.query('select empreinte from documents where document_id = $1', [
      id,
    ]);
    expect((await who.delete(path)).statusCode).toBe(204);
    expect((await who.get(url(sentFile, { DocumentID: id }))).statusCode).toBe(404);
    expect(await portal.app.files.open(rows[0]?.empreinte)).toBeNull();
    expect((await who.delete(path)).statusCode).toBe(404);
  });

  it('leaves no reservation, refused or not', async () => {
    const who = await portal.as('730101');
    await sendUpload(who, { bytes: Buffer.from('MZ'), name: 'a.pdf' });
    await sendUpload(who, { bytes: goodPdf('b'), name: 'b.pdf' });
    const { compteId } = await owner('730101');
    const { rows } = await portal.db.pool.query(
      'select count(*)::int as n from televersements where compte_id = $1',
      [compteId],
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});
