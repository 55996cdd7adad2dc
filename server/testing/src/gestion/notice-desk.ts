import { MINUTE_MS } from 'shared-contract/base/days';
import type { DeskNotice, DeskNotices, Notice } from 'shared-contract/notices/answers';
import {
  deskNotices,
  notices,
  rewriteNotice,
  withdrawNotice,
  writeNotice,
} from 'shared-contract/notices/endpoints';
import { NOTICE_LIMITS } from 'shared-contract/notices/notices';
import { openTestPortal, type TestBrowser } from '../portal';
import { url } from '../url';

/** The body of a notice for one section, now. */
const noticeFor = (section: number, change: object) => ({
  AnnonceLibelle: 'Bloque\u00a0: la bibliothèque ouvre jusqu’à 23 h',
  Texte: 'Du **lundi 14** au **samedi 9**.\n\n- 120 places\n- carte demandée',
  EcoleEntiere: false,
  Sections: [section],
  Blocs: [],
  Debut: null,
  Fin: null,
  Urgente: false,
  Pieces: [],
  Version: 0,
  ...change,
});

type Portal = Awaited<ReturnType<typeof openTestPortal>>;

/** What is done with notices at the desk; `aWrite` makes their body. */
const actsOf = (portal: Portal, aWrite: (change: object) => Promise<object>) => {
  const write = async (who: TestBrowser, change: object = {}) =>
    who.post(url(writeNotice), await aWrite(change));

  /** After this, what was published is read. */
  const waitUntilRead = () => portal.advance(NOTICE_LIMITS.undoSeconds * 1000);

  /** Written, and out of reach of its undo. */
  const written = async (who: TestBrowser, change: object = {}): Promise<DeskNotice> => {
    const answer = await write(who, change);
    waitUntilRead();
    return answer.json();
  };

  const rewrite = async (who: TestBrowser, { AnnonceID, Version }: DeskNotice, change: object = {}) => {
    const answer = await who.send({
      method: 'PUT',
      url: url(rewriteNotice, { AnnonceID }),
      payload: await aWrite({ Version, ...change }),
      headers: { 'x-requested-with': 'portail' },
    });
    if (answer.statusCode === 200) waitUntilRead();
    return answer;
  };

  const withdraw = (who: TestBrowser, { AnnonceID, Version }: DeskNotice) =>
    who.post(url(withdrawNotice, { AnnonceID }), { Version });
  return { write, waitUntilRead, written, rewrite, withdraw };
};

/** A portal with who writes notices and who reads them, and what they do with them. */
export const openNoticeDesk = async () => {
  const portal = await openTestPortal();
  const [admin, secretariat, camille] = await Promise.all(
    ['admin', 'secretariat', '730101'].map((one) => portal.as(one)),
  );
  if (!admin || !secretariat || !camille) throw new Error('nobody is signed in');

  /** An instant so many minutes from now, ISO 8601. */
  const later = (minutes: number): string =>
    new Date(portal.app.clock.now().getTime() + minutes * MINUTE_MS).toISOString();

  const deskOf = async (who: TestBrowser): Promise<DeskNotices> => (await who.get(url(deskNotices))).json();

  const sectionOf = async (code: string): Promise<number> => {
    const found = (await deskOf(admin)).Sections.find(({ Code }) => Code === code);
    if (!found) throw new Error(`no section ${code}`);
    return found.ProgrammeID;
  };

  /** The body of a notice for the bachelor in management, now. */
  const aWrite = async (change: object) => noticeFor(await sectionOf('BGE'), change);

  const acts = actsOf(portal, aWrite);

  /** The notice on somebody's board. */
  const seenBy = async (
    who: TestBrowser,
    { AnnonceID }: { AnnonceID: number },
  ): Promise<Notice | undefined> => {
    const board: Notice[] = (await who.get(url(notices))).json();
    return board.find((one) => one.AnnonceID === AnnonceID);
  };

  const people = {
    admin,
    secretariat,
    /** Second block of the bachelor in management. */
    camille,
  };
  return { portal, ...people, later, deskOf, sectionOf, ...acts, seenBy };
};

export type NoticeDesk = Awaited<ReturnType<typeof openNoticeDesk>>;
