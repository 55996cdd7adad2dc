import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { sentFile } from 'shared-contract/documents/endpoints';
import type { Notice, NoticeAttachment } from 'shared-contract/notices/answers';
import { noticeAttachments, notices, readNotice } from 'shared-contract/notices/endpoints';

let portal: TestPortal;
let camille: TestBrowser;
let board: Notice[];

beforeAll(async () => {
  portal = await openTestPortal();
  camille = await portal.as('230101');
  board = (await camille.get(url(notices))).json();
}, 240_000);

afterAll(() => portal.close());

describe('the board', () => {
  test('is newest first, with the urgent notice, without what ended, is to come or is for others', () => {
    const dates = board.map((one) => Date.parse(one.AnnonceDateDebutPublication));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    expect(board).toHaveLength(8);
    expect(board.filter((one) => one.PrioriteAnnonce === 'Urgente')).toHaveLength(1);
    const titles = board.map((one) => one.AnnonceLibelle).join(' ');
    expect(titles).toContain('Comptabilité II');
    expect(titles).not.toMatch(/inventaire|janvier|Mémoires|lunettes/);
  });

  test('a blocked student still reads it', async () => {
    const blocked = await portal.as('230103');
    expect((await blocked.get(url(notices))).json()).toHaveLength(8);
  });

  test('nothing of a hostile notice stays alive', () => {
    const html = board.map((one) => one.AnnonceTexteComplet).join('');
    expect(html).not.toMatch(/<(script|img|iframe|form|input|svg|style|button)|\son\w+=|javascript:|style=/i);
    expect(html).toContain('Passez au bureau A110, du mardi au jeudi.');
    expect(html).toContain('href="https://www.hedp.example/erasmus"');
  });
});

describe('attachments', () => {
  const attachmentsOf = (AnnonceID: string | number) => url(noticeAttachments, { AnnonceID });
  const withFiles = () => board.find((one) => one.AnnonceLibelle.startsWith('Séjour Erasmus'))!;
  const filesOf = async (browser: TestBrowser): Promise<NoticeAttachment[]> =>
    (await browser.get(attachmentsOf(withFiles().AnnonceID))).json();

  test('are listed in their order and served inert, under their own name', async () => {
    const files = await filesOf(camille);
    expect(files.map((one) => one.PieceJointeFichierNom)).toEqual([
      'Candidature Erasmus.pdf',
      'Destinations et conditions – n° 1.pdf',
    ]);
    const answer = await camille.get(url(sentFile, { DocumentID: files[1]!.PieceJointeFichierID }));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="Destinations et conditions _ n_ 1.pdf"; ' +
        "filename*=UTF-8''Destinations%20et%20conditions%20%E2%80%93%20n%C2%B0%201.pdf",
    );
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('a notice without attachments has none; one for others does not exist', async () => {
    expect((await camille.get(attachmentsOf(board[0]!.AnnonceID))).json()).toEqual([]);
    const hidden = await camille.get(attachmentsOf(7));
    const absent = await camille.get(attachmentsOf(2_000_000_000));
    expect([hidden.statusCode, absent.statusCode, hidden.body]).toEqual([404, 404, absent.body]);
    for (const id of ['abc', '-1', '0', '99999999999']) {
      expect([400, 404]).toContain((await camille.get(attachmentsOf(id))).statusCode);
    }
  });

  test('a blocked student opens them, and staff without a student does not', async () => {
    const [file] = await filesOf(camille);
    const address = url(sentFile, { DocumentID: file!.PieceJointeFichierID });
    expect((await (await portal.as('230103')).get(address)).statusCode).toBe(200);
    expect((await (await portal.as('admin')).get(address)).statusCode).toBe(404);
    expect((await portal.browse().get(address)).statusCode).toBe(401);
  });
});

describe('what is read', () => {
  const boardOf = async (who: TestBrowser, headers = {}): Promise<Notice[]> =>
    (await who.get(url(notices), headers)).json();
  const unreadOf = async (who: TestBrowser) => (await boardOf(who)).filter(({ Lu }) => !Lu).length;

  test('is the student’s own, on each of her devices, once and for all', async () => {
    const [who, elsewhere, other] = await Promise.all(
      ['230106', '230106', '730106'].map((one) => portal.as(one)),
    );
    const [first] = await boardOf(who!);
    expect(await unreadOf(who!)).toBe(8);
    for (let time = 0; time < 2; time += 1) {
      expect((await who!.post(url(readNotice, first!))).statusCode).toBe(204);
    }
    expect((await boardOf(elsewhere!))[0]).toEqual({ ...first, Lu: true });
    expect(await unreadOf(elsewhere!)).toBe(7);
    expect(await unreadOf(other!)).toBe(8);
  });

  test('is a blocked student’s too; one for others, or that is not published, does not exist', async () => {
    const blocked = await portal.as('230103');
    const [first] = await boardOf(blocked);
    expect((await blocked.post(url(readNotice, first!))).statusCode).toBe(204);
    for (const AnnonceID of [7, 2_000_000_000]) {
      expect((await blocked.post(url(readNotice, { AnnonceID }))).statusCode).toBe(404);
    }
  });

  test('is neither shown nor changed by staff who look at her', async () => {
    const admin = await portal.as('admin');
    await admin.view('830106');
    const shown = { 'x-matricule': '830106' };
    const seen = await boardOf(admin, shown);
    expect(seen.every(({ Lu }) => Lu)).toBe(true);
    expect((await admin.post(url(readNotice, seen[0]!), undefined, shown)).statusCode).toBe(403);
    expect(await unreadOf(await portal.as('830106'))).toBe(8);
  });

  test('comes with where a notice is from and how many files it has', () => {
    expect(
      board.filter(({ PiecesJointes }) => PiecesJointes > 0).map(({ PiecesJointes }) => PiecesJointes),
    ).toContain(2);
    expect(new Set(board.map(({ Section }) => Section === null))).toEqual(new Set([true, false]));
  });
});
