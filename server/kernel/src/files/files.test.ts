import { existsSync, readdirSync } from 'node:fs';
import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import {
  asArchive,
  goodPdf,
  lockedPdf,
  picture,
  pixelBomb,
  type Sent,
  sendUpload,
  uploaded,
} from 'server-testing/sample-files';
import { url } from 'server-testing/url';
import { HOUR_MS } from 'shared-contract/base/days';
import { MEGABYTE } from 'shared-contract/base/limits';
import { sentFile } from 'shared-contract/documents/endpoints';
import { depositFingerprint, uploadFile } from 'shared-contract/files/endpoints';
import sharp from 'sharp';
import { sweepFiles } from './sweep';

const REFUSED = "Ce type de fichier n'est pas autorisé!";

let portal: TestPortal;
let camille: TestBrowser;

beforeAll(async () => {
  portal = await openTestPortal();
  camille = await portal.as('230101');
}, 400_000);

afterAll(() => portal.close());

const countUploads = async (): Promise<number> => {
  const { rows } = await portal.db.pool.query<{ n: number }>(
    'select count(*)::int as n from documents where empreinte_recue is not null',
  );
  return rows[0]?.n ?? 0;
};

const waiting = (): string[] => {
  const directory = `${portal.app.config.filesDir}/incoming`;
  return existsSync(directory) ? readdirSync(directory) : [];
};

describe('a file that is what it says', () => {
  it.each([
    ['a PDF', async () => goodPdf('Bon'), 'certificat.pdf', 'document'],
    ['a PNG', () => picture('png'), 'carte.PNG', 'document'],
    ['a JPEG under the name of a PNG', () => picture('jpeg'), 'photo.png', 'photo'],
    ['a name with several points and accents', async () => goodPdf('Points'), 'relevé v1.2 é.pdf', 'absence'],
  ])('%s is taken', async (_label, make, name, usage) => {
    const answer = await sendUpload(camille, { bytes: await make(), name, usage });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().DocumentID).toBeGreaterThan(0);
  });

  it('comes back to its owner alone, as an attachment that can run nothing', async () => {
    const id = await uploaded(camille, { bytes: goodPdf('Retour'), name: 'retour.pdf' });
    const own = await camille.get(url(sentFile, { DocumentID: id }));
    expect(own.statusCode).toBe(200);
    expect(own.rawPayload.equals(goodPdf('Retour'))).toBe(true);
    expect(own.headers['content-disposition']).toContain('attachment; filename="retour.pdf"');
    expect(own.headers['content-security-policy']).toContain('sandbox');
    expect(own.headers['x-content-type-options']).toBe('nosniff');
    const other = await (await portal.as('230106')).get(url(sentFile, { DocumentID: id }));
    const none = await camille.get(url(sentFile, { DocumentID: 999999 }));
    expect(other.statusCode).toBe(404);
    expect(other.json()).toEqual(none.json());
  });

  it('loses its metadata when it is a picture', async () => {
    const bytes = await picture('jpeg');
    expect(bytes.includes('Rue Secrete')).toBe(true);
    const id = await uploaded(camille, { bytes, name: 'moi.jpg', usage: 'photo' });
    const kept = (await camille.get(url(sentFile, { DocumentID: id }))).rawPayload;
    expect(kept.includes('Rue Secrete')).toBe(false);
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
  });
});

describe('a file that is not what it says', () => {
  const cases: [string, () => Promise<Buffer>, string, string][] = [
    ['empty', async () => Buffer.alloc(0), 'vide.pdf', 'document'],
    ['a program called a PDF', async () => Buffer.from('MZ\x90\x00 program'), 'facture.pdf', 'document'],
    ['a PDF called a program', async () => goodPdf(), 'facture.exe', 'document'],
    ['a PDF called a picture', async () => goodPdf(), 'photo.png', 'document'],
    ['a page', async () => Buffer.from('<html><script>alert(1)</script>'), 'page.pdf', 'document'],
    ['a drawing with scripts', async () => Buffer.from('<svg onload="alert(1)"/>'), 'dessin.png', 'document'],
    ['cut in its middle', async () => goodPdf().subarray(0, 300), 'coupe.pdf', 'document'],
    [
      'a picture cut in its middle',
      async () => (await picture('png', 400, 400)).subarray(0, 500),
      'coupe.png',
      'document',
    ],
    ['a PDF and an archive', async () => asArchive(goodPdf()), 'double.pdf', 'document'],
    ['a picture and an archive', async () => asArchive(await picture('png')), 'double.png', 'document'],
    [
      'a picture and a page',
      async () => Buffer.concat([await picture('png'), Buffer.from('<script>alert(1)</script>')]),
      'double.png',
      'document',
    ],
    [
      'a JPEG and a page',
      async () => Buffer.concat([await picture('jpeg'), Buffer.from('<script >alert(1)</script>')]),
      'double.jpg',
      'document',
    ],
    ['locked with a password', lockedPdf, 'secret.pdf', 'document'],
    ['over 40 megapixels', pixelBomb, 'bombe.png', 'document'],
    ['a picture for an absence', () => picture('png'), 'preuve.png', 'absence'],
    ['a PDF for a photo', async () => goodPdf(), 'photo.pdf', 'photo'],
  ];

  it.each(cases)(
    '%s: refused with the quoted text, and nothing is kept',
    async (_label, make, name, usage) => {
      const before = await countUploads();
      const sent: Sent = { bytes: await make(), name, usage };
      const answer = await sendUpload(camille, sent);
      expect(answer.statusCode).toBe(415);
      expect(answer.json().detail).toBe(REFUSED);
      expect(await countUploads()).toBe(before);
      expect(waiting()).toEqual([]);
    },
  );

  it('10 MB and one byte is too large, and says the limit', async () => {
    const bytes = Buffer.concat([goodPdf(), Buffer.alloc(10 * MEGABYTE)]).subarray(0, 10 * MEGABYTE + 1);
    const answer = await sendUpload(camille, { bytes, name: 'gros.pdf' });
    expect(answer.statusCode).toBe(413);
    expect(answer.json().detail).toContain('10\u00a0Mo');
    expect(waiting()).toEqual([]);
  });

  it.each([
    '../../etc/passwd.pdf',
    '..\\..\\autoexec.pdf',
    'a\u0000b.pdf',
    '\u202efdp.pdf',
    'a"b\r\nX: y.pdf',
  ])('a hostile name (%j) is made harmless', async (name) => {
    const answer = await sendUpload(camille, { bytes: goodPdf(name), name });
    if (answer.statusCode !== 200) {
      expect([400, 415]).toContain(answer.statusCode);
      return;
    }
    const { headers } = await camille.get(url(sentFile, { DocumentID: answer.json().DocumentID }));
    const shown = String(headers['content-disposition']);
    expect(['/', '\\', '..', '\0', '\u202e', '\r', '\n'].filter((bad) => shown.includes(bad))).toEqual([]);
  });
});

describe('the way in', () => {
  it('wants a session, the header, a known usage and a file', async () => {
    const anonymous = await sendUpload(portal.browse(), { bytes: goodPdf(), name: 'a.pdf' });
    expect(anonymous.statusCode).toBe(401);
    const unknown = await sendUpload(camille, { bytes: goodPdf(), name: 'a.pdf', usage: 'virus' });
    expect(unknown.statusCode).toBe(400);
    const json = await camille.post(url(uploadFile), { file: 'x' });
    expect(json.statusCode).toBe(415);
    const staff = await sendUpload(await portal.as('admin'), { bytes: goodPdf(), name: 'a.pdf' });
    expect(staff.statusCode).toBe(403);
  });

  it('takes the same file under the same key once, and another one of the same length under it never', async () => {
    const key = { 'idempotency-key': '0b8f8e7e-3c52-4a7e-9d0b-2f5a1f0f6c11' };
    const send = (bytes: Buffer) => sendUpload(camille, { bytes, name: 'cle.pdf' }, key);
    const first = await send(goodPdf('Un'));
    expect(first.statusCode).toBe(200);
    expect((await send(goodPdf('Un'))).json()).toEqual(first.json());
    expect(goodPdf('Un')).toHaveLength(goodPdf('En').length);
    expect((await send(goodPdf('En'))).statusCode).toBe(422);
  });

  it('stays open to a blocked student for documents, not for the other screens', async () => {
    const thomas = await portal.as('230103');
    expect((await sendUpload(thomas, { bytes: goodPdf('T'), name: 't.pdf' })).statusCode).toBe(200);
    const absence = await sendUpload(thomas, { bytes: goodPdf('T'), name: 't.pdf', usage: 'absence' });
    expect(absence.statusCode).toBe(403);
  });

  it('keeps the first instant of a deposited fingerprint', async () => {
    const body = { Empreinte: 'a'.repeat(64) };
    const first = await camille.post(url(depositFingerprint), body);
    expect(first.statusCode).toBe(200);
    portal.advance(5000);
    expect((await camille.post(url(depositFingerprint), body)).json()).toEqual(first.json());
    expect((await camille.post(url(depositFingerprint), { Empreinte: 'xyz' })).statusCode).toBe(422);
  });
});

describe('what nobody attached', () => {
  it('is swept after a day, with its bytes', async () => {
    const id = await uploaded(camille, { bytes: goodPdf('Oublié'), name: 'oublie.pdf' });
    expect(await sweepFiles(portal.app)).toBe(0);
    portal.advance(25 * HOUR_MS);
    expect(await sweepFiles(portal.app)).toBeGreaterThan(0);
    const late = await portal.as('230101');
    expect((await late.get(url(sentFile, { DocumentID: id }))).statusCode).toBe(404);
  });
});
