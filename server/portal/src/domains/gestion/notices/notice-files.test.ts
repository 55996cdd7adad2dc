import { type NoticeDesk, openNoticeDesk } from 'server-testing/gestion/notice-desk';
import { goodPdf, sendUpload, uploaded } from 'server-testing/sample-files';
import { url } from 'server-testing/url';
import { sentFile } from 'shared-contract/documents/endpoints';
import type { DeskNotice } from 'shared-contract/notices/answers';
import { deskNoticeFile, noticeAttachments } from 'shared-contract/notices/endpoints';

let desk: NoticeDesk;
beforeAll(async () => {
  desk = await openNoticeDesk();
}, 400_000);
afterAll(() => desk.portal.close());

describe('attachments', () => {
  const pdf = (name: string) => ({ bytes: goodPdf(name), name: `${name}.pdf`, usage: 'valves' });

  test('are the school’s: read by who reads the notice, and by nobody before', async () => {
    const { secretariat, camille, written, rewrite, withdraw } = desk;
    const [one, two] = [
      await uploaded(secretariat, pdf('Horaire')),
      await uploaded(secretariat, pdf('Plan')),
    ];
    expect((await camille.get(url(sentFile, { DocumentID: one }))).statusCode).toBe(404);
    const notice = await written(secretariat, { Pieces: [two, one] });
    expect(notice.Pieces.map(({ Nom }) => Nom)).toEqual(['Plan.pdf', 'Horaire.pdf']);
    const files = (await camille.get(url(noticeAttachments, notice))).json();
    expect(files).toEqual([
      { PieceJointeFichierID: two, PieceJointeFichierNom: 'Plan.pdf' },
      { PieceJointeFichierID: one, PieceJointeFichierNom: 'Horaire.pdf' },
    ]);
    expect((await camille.get(url(sentFile, { DocumentID: one }))).statusCode).toBe(200);
    const own = await secretariat.get(url(deskNoticeFile, { ...notice, DocumentID: one }));
    expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'application/pdf']);
    const next: DeskNotice = (await rewrite(secretariat, notice, { Pieces: [one] })).json();
    expect(next.Historique[0]).toMatchObject({ Acte: 'modifie', Parties: ['pieces'] });
    expect((await camille.get(url(sentFile, { DocumentID: two }))).statusCode).toBe(404);
    await withdraw(secretariat, next);
    expect((await camille.get(url(sentFile, { DocumentID: one }))).statusCode).toBe(404);
  });

  test('of somebody else, used already, or a student’s, are refused', async () => {
    const { admin, secretariat, camille, write, written } = desk;
    const file = await uploaded(secretariat, pdf('Une fois'));
    expect((await write(admin, { Pieces: [file] })).statusCode).toBe(404);
    await written(secretariat, { Pieces: [file] });
    expect((await write(secretariat, { Pieces: [file] })).statusCode).toBe(409);
    const hers = await uploaded(camille, { bytes: goodPdf('Sien'), name: 'sien.pdf' });
    expect((await write(secretariat, { Pieces: [hers] })).statusCode).toBe(404);
    expect((await sendUpload(camille, pdf('Avis'))).statusCode).toBe(403);
    const forStudent = await sendUpload(secretariat, { ...pdf('Document'), usage: 'document' });
    expect(forStudent.statusCode).toBe(403);
  });
});
