import { type NoticeDesk, openNoticeDesk } from 'server-testing/gestion/notice-desk';
import { url } from 'server-testing/url';
import { MINUTE_MS } from 'shared-contract/base/days';
import type { DeskNotice } from 'shared-contract/notices/answers';
import { deskNotice, noticeReaders, readNotice } from 'shared-contract/notices/endpoints';

let desk: NoticeDesk;
beforeAll(async () => {
  desk = await openNoticeDesk();
}, 400_000);
afterAll(() => desk.portal.close());

describe('a notice of a section', () => {
  test('is read by its students at their next page, clean, and told in the audit', async () => {
    const { portal, secretariat, camille, deskOf, written, withdraw, seenBy } = desk;
    const notice = await written(secretariat, { Urgente: true });
    expect(notice).toMatchObject({ Etat: 'publie', Modifiable: true, Urgente: true });
    expect(await seenBy(camille, notice)).toMatchObject({
      AnnonceLibelle: 'Bloque\u00a0: la bibliothèque ouvre jusqu’à 23 h',
      AnnonceTexteComplet:
        '<p>Du <strong>lundi 14</strong> au <strong>samedi 9</strong>.</p><ul><li>120 places</li><li>carte demandée</li></ul>',
      PrioriteAnnonce: 'Urgente',
      Section: notice.Sections[0]?.Libelle,
      Lu: false,
    });
    const { rows } = await portal.db.pool.query(
      `select action, actor, target from audit_events where action like 'avis.%' order by id`,
    );
    expect(rows).toEqual([
      { action: 'avis.ecrit', actor: 'secretariat', target: `avis:${notice.AnnonceID}` },
    ]);
    expect((await deskOf(secretariat)).UrgentsRecents).toBe(2);
    await withdraw(secretariat, notice);
  });

  test('is for its years of study and its sections alone', async () => {
    const { admin, secretariat, camille, sectionOf, written, withdraw, seenBy } = desk;
    const [BGE, MGE] = [await sectionOf('BGE'), await sectionOf('MGE')];
    const first = await written(secretariat, { Blocs: ['B1', 'B3'] });
    const second = await written(secretariat, { Blocs: ['B2'] });
    const master = await written(secretariat, { Sections: [MGE] });
    const both = await written(secretariat, { Sections: [MGE, BGE] });
    const seen = await Promise.all([first, second, master, both].map((one) => seenBy(camille, one)));
    expect(seen.map(Boolean)).toEqual([false, true, false, true]);
    expect(seen[3]?.Section?.split(', ')).toHaveLength(2);
    expect((await camille.post(url(readNotice, master))).statusCode).toBe(404);
    const readers = async (query: { sections?: string; blocs?: string }) =>
      (await admin.get(url(noticeReaders, query))).json().Etudiants;
    const of = (...ids: number[]) => ({ sections: ids.join(',') });
    const [all, bachelor, block, together] = [
      await readers({}),
      await readers(of(BGE)),
      await readers({ ...of(BGE), blocs: 'B2' }),
      await readers(of(BGE, MGE)),
    ];
    expect(block).toBeGreaterThan(0);
    expect(bachelor).toBeGreaterThan(block);
    expect(together).toBe(bachelor + (await readers(of(MGE))));
    expect(all).toBeGreaterThan(together);
    for (const one of [first, second, master, both]) await withdraw(secretariat, one);
  });

  test('waits until its day, and goes at its end', async () => {
    const { portal, admin, secretariat, camille, later, deskOf, write, written, seenBy } = desk;
    const notice = await written(secretariat, { Debut: later(10), Fin: later(20) });
    expect(notice.Etat).toBe('programme');
    expect(await seenBy(camille, notice)).toBeUndefined();
    portal.advance(15 * MINUTE_MS);
    expect(await seenBy(camille, notice)).toBeDefined();
    portal.advance(10 * MINUTE_MS);
    expect(await seenBy(camille, notice)).toBeUndefined();
    const row = (await deskOf(secretariat)).Avis.find(({ AnnonceID }) => AnnonceID === notice.AnnonceID);
    expect(row?.Etat).toBe('retire');
    const wrong = [
      { Debut: later(20), Fin: later(10) },
      { Fin: later(-1) },
      { Texte: ' ' },
      { AnnonceLibelle: 'x'.repeat(91) },
      { Sections: [] },
      { EcoleEntiere: true },
      { Blocs: ['B9'] },
      { Debut: 'demain' },
    ];
    for (const change of wrong) expect((await write(admin, change)).statusCode).toBe(422);
  });
});

describe('a notice that was just published', () => {
  test('is read by nobody for ten seconds, in which it can be taken back', async () => {
    const { secretariat, camille, write, waitUntilRead, rewrite, withdraw, seenBy } = desk;
    const notice: DeskNotice = (await write(secretariat, { Urgente: true })).json();
    expect(notice.Etat).toBe('publie');
    expect(await seenBy(camille, notice)).toBeUndefined();
    const taken: DeskNotice = (await withdraw(secretariat, notice)).json();
    expect(taken).toMatchObject({ Etat: 'retire', Texte: expect.stringContaining('**lundi 14**') });
    waitUntilRead();
    expect(await seenBy(camille, notice)).toBeUndefined();
    const again: DeskNotice = (await rewrite(secretariat, taken)).json();
    expect(await seenBy(camille, again)).toBeDefined();
    await withdraw(secretariat, again);
  });

  test('is held again when it was withdrawn, and not while it is read', async () => {
    const { secretariat, camille, written, rewrite, withdraw, seenBy } = desk;
    const notice = await written(secretariat);
    const changed: DeskNotice = (await rewrite(secretariat, notice, { Urgente: true })).json();
    expect(changed.Debut).toBe(notice.Debut);
    const gone: DeskNotice = (await withdraw(secretariat, changed)).json();
    const back: DeskNotice = (await rewrite(secretariat, gone)).json();
    expect(Date.parse(back.Debut) - Date.parse(back.Historique[0]?.Le ?? '')).toBe(10_000);
    expect(await seenBy(camille, back)).toBeDefined();
    await withdraw(secretariat, back);
  });
});

describe('a notice that is changed', () => {
  test('is changed by one of two people, and keeps its history', async () => {
    const { admin, secretariat, camille, written, rewrite, seenBy } = desk;
    const notice = await written(secretariat);
    const change = { AnnonceLibelle: 'Bloque', Urgente: true };
    const done = await rewrite(secretariat, notice, change);
    expect(done.json()).toMatchObject({ AnnonceLibelle: 'Bloque', Debut: notice.Debut });
    expect(await seenBy(camille, notice)).toMatchObject({ AnnonceLibelle: 'Bloque' });
    const stale = await rewrite(admin, notice, { AnnonceLibelle: 'Perdu' });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'avis_modifie']);
    expect(stale.json().detail).toContain('par Nadia Aksoy');
    const now: DeskNotice = done.json();
    const same = await rewrite(secretariat, now, change);
    expect([same.statusCode, same.json().Version]).toEqual([200, now.Version]);
    expect(now.Historique.map(({ Acte, Parties, Par }) => [Acte, Parties, Par])).toEqual([
      ['modifie', ['titre', 'urgence'], 'Nadia Aksoy, Secrétariat de gestion'],
      ['ecrit', [], 'Nadia Aksoy, Secrétariat de gestion'],
    ]);
  });

  test('goes at once when it is withdrawn, and comes back when it is published again', async () => {
    const { admin, secretariat, camille, written, rewrite, withdraw, seenBy } = desk;
    const notice = await written(secretariat);
    const gone: DeskNotice = (await withdraw(secretariat, notice)).json();
    expect(gone.Etat).toBe('retire');
    expect(await seenBy(camille, notice)).toBeUndefined();
    expect((await withdraw(secretariat, gone)).statusCode).toBe(409);
    expect((await withdraw(admin, notice)).statusCode).toBe(409);
    const back: DeskNotice = (await rewrite(secretariat, gone)).json();
    expect(back).toMatchObject({ Etat: 'publie', Fin: null });
    expect(back.Historique.map(({ Acte }) => Acte)).toEqual(['remis', 'retire', 'ecrit']);
    expect(await seenBy(camille, notice)).toBeDefined();
  });

  test('keeps its text where a package brought it, and can be withdrawn all the same', async () => {
    const { secretariat, camille, deskOf, rewrite, withdraw, seenBy } = desk;
    const { Avis } = await deskOf(secretariat);
    const own = Avis.find(({ AnnonceLibelle }) => AnnonceLibelle.startsWith('Comptabilité II'));
    if (!own) throw new Error('the demo has no such notice');
    const notice: DeskNotice = (await secretariat.get(url(deskNotice, own))).json();
    expect(notice).toMatchObject({ Texte: null, Version: 0, Historique: [], Modifiable: true });
    const refused = await rewrite(secretariat, notice);
    expect([refused.statusCode, refused.json().code]).toEqual([412, 'avis_du_paquet']);
    expect((await withdraw(secretariat, notice)).statusCode).toBe(200);
    expect(await seenBy(camille, notice)).toBeUndefined();
  });
});

describe('who may', () => {
  test('a secretariat writes to its sections alone, and reads what the whole school does', async () => {
    const { admin, secretariat, camille, deskOf, sectionOf, write, written, rewrite, withdraw, seenBy } =
      desk;
    const BII = await sectionOf('BII');
    const [all, other] = [
      await written(admin, { EcoleEntiere: true, Sections: [] }),
      await written(admin, { Sections: [BII] }),
    ];
    const before = await deskOf(admin);
    const refused = [
      await write(secretariat, { EcoleEntiere: true, Sections: [] }),
      await write(secretariat, { Sections: [BII] }),
      await write(secretariat, { Sections: [await sectionOf('BGE'), BII] }),
      await rewrite(secretariat, all),
      await withdraw(secretariat, all),
      await secretariat.get(url(deskNotice, other)),
      await withdraw(secretariat, other),
      await secretariat.get(url(noticeReaders, {})),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 404, 404, 404]);
    expect(await deskOf(admin)).toEqual(before);
    const mine = await deskOf(secretariat);
    expect(mine.EcoleEntiere).toBe(false);
    expect(mine.Sections.map(({ Code }) => Code).toSorted()).toEqual(['BGE', 'MGE']);
    expect(mine.Avis.find(({ AnnonceID }) => AnnonceID === all.AnnonceID)).toMatchObject({
      Modifiable: false,
      Sections: [],
    });
    expect(mine.Avis.some(({ AnnonceID }) => AnnonceID === other.AnnonceID)).toBe(false);
    expect(await seenBy(camille, all)).toMatchObject({ Section: null });
    expect(await seenBy(camille, other)).toBeUndefined();
  });

  test('an account without the act « valves » writes nothing and keeps its queue', async () => {
    const { portal, secretariat, deskOf, write } = desk;
    await portal.db.pool.query(`update gestion_sections set actes = '{demandes}' where compte_id = 5`);
    expect((await deskOf(secretariat)).Sections).toEqual([]);
    expect((await write(secretariat)).statusCode).toBe(403);
    await portal.db.pool.query('update gestion_sections set actes = default where compte_id = 5');
    expect((await deskOf(secretariat)).Sections).toHaveLength(2);
  });
});
