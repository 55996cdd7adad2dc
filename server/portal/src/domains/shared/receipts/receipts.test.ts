import type { FastifyInstance } from 'fastify';
import type { Database } from 'server-kernel/db/client';
import { rateLimit } from 'server-kernel/plugins/rate-limit/rate-limit';
import { recus } from 'server-schema';
import { openTestDatabase } from 'server-testing/database';
import { as, buildProbeApp, insertPeople } from 'server-testing/probe-app';
import type { Recu, RecuComplet, RecuRef } from 'shared-contract';
import { pathOf } from 'shared-contract/base/endpoint';
import { receipt, receiptCheck, receipts } from 'shared-contract/receipts/endpoints';
import { readReceiptProof } from 'shared-contract/receipts/proof';
import { issueReceipt, receiptDigest, STUDENT_ALONE_DOMAIN } from './issue-receipt.queries';
import { recusModule } from './receipts.module';

let db: Database;
let app: FastifyInstance;

const issue = (etudiantId: number, Objet: string, Domaine = 'Examens'): Promise<RecuRef> =>
  db.transaction((tx) =>
    issueReceipt(tx, {
      etudiantId,
      Domaine,
      Objet,
      Lignes: [{ Libelle: 'Session', Valeur: 'janvier 2027' }],
      mail: null,
      now: new Date('2026-12-31T23:30:00Z'),
    }),
  );

beforeAll(async () => {
  db = await openTestDatabase();
  await insertPeople(db);
  app = await buildProbeApp({ db }, async (probe) => {
    await probe.register(rateLimit, { enabled: true });
    await probe.register(recusModule);
  });
}, 60_000);

afterAll(async () => {
  await app.close();
  await db.close();
}, 20_000);

const get = async (url: string, person: 1 | 2 | 3) => app.inject({ url, headers: as(person) });

describe('a receipt', () => {
  it('is numbered in the year of Brussels, and no two are alike', async () => {
    const issued = await Promise.all(Array.from({ length: 20 }, (_, index) => issue(1, `Essai ${index}`)));
    const numbers = new Set(issued.map((one) => one.Numero));
    expect(numbers.size).toBe(20);
    for (const number of numbers) expect(number).toMatch(/^R-2027-\d{6}$/);
  }, 20_000);

  it('says what was done, with a digest that can be computed again', async () => {
    const { Numero, Date: date } = await issue(1, 'Inscription à trois examens');
    const found: Recu = (await get(pathOf(receipt, { Numero }), 1)).json();
    expect(found).toMatchObject({
      Numero,
      Date: date,
      Objet: 'Inscription à trois examens',
      Domaine: 'Examens',
    });
    expect(found.Empreinte).toBe(receiptDigest(found));
    expect(receiptDigest({ ...found, Objet: 'Autre chose' })).not.toBe(found.Empreinte);
  });

  it('stands and falls with its write', async () => {
    const before = (await get(receipts.path, 2)).json<Recu[]>().length;
    const work = db.transaction(async (tx) => {
      await issueReceipt(tx, {
        etudiantId: 2,
        Domaine: 'TP',
        Objet: 'x',
        Lignes: [],
        mail: null,
        now: new Date(),
      });
      throw new Error('full');
    });
    await expect(work).rejects.toThrow('full');
    expect((await get(receipts.path, 2)).json()).toHaveLength(before);
  });

  it('of somebody else does not exist', async () => {
    const { Numero } = await issue(1, 'Commande');
    const other = await get(pathOf(receipt, { Numero }), 2);
    const none = await get(pathOf(receipt, { Numero: 'R-2026-999999' }), 2);
    expect(other.statusCode).toBe(404);
    expect(other.json()).toEqual(none.json());
  });

  it('is listed newest first; staff without a student has none', async () => {
    const { Numero } = await issue(2, 'Dernier');
    expect((await get(receipts.path, 2)).json<Recu[]>()[0]).toMatchObject({ Numero });
    expect((await get(receipts.path, 3)).json()).toEqual([]);
  });
});

const wholeOf = async ({ Numero }: RecuRef): Promise<RecuComplet> =>
  (await get(pathOf(receipt, { Numero }), 1)).json();

const check = (Numero: string, code: string) => app.inject({ url: pathOf(receiptCheck, { Numero, code }) });

describe('a printed receipt', () => {
  it('says whose it is, and leads to the page that confirms it', async () => {
    const { Numero, Personne, Verification } = await wholeOf(await issue(1, 'Signature'));
    expect(Personne).toEqual({ Nom: 'Ada Peeters', Matricule: '990001', Etudes: null });
    expect(Verification?.Code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const proof = new URL(Verification?.Adresse ?? '').pathname.replace('/attestation/', '');
    expect(readReceiptProof(proof)).toEqual({ Numero, code: Verification?.Code });
    expect(Verification?.QR.Cote).toBeGreaterThan(30);
  });

  it('is confirmed to anybody who has both its number and its code: name, act, date, and nothing more', async () => {
    const { Numero, Date: date, Verification } = await wholeOf(await issue(1, 'Signature'));
    const answer = await check(Numero, (Verification?.Code ?? '').toLowerCase().replace('-', ' '));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      Numero,
      Domaine: 'Examens',
      Objet: 'Signature',
      Date: date,
      Nom: 'Ada Peeters',
    });
  });

  it('is not confirmed by its number alone, by the code of another one, nor told apart from one that is not', async () => {
    const mine = await wholeOf(await issue(1, 'Signature'));
    const other = await wholeOf(await issue(1, 'Commande'));
    const wrong = await check(mine.Numero, other.Verification?.Code ?? '');
    const unknown = await check('R-2026-999999', mine.Verification?.Code ?? '');
    const noCode = await check(mine.Numero, 'x');
    expect([wrong.statusCode, unknown.statusCode, noCode.statusCode]).toEqual([404, 404, 404]);
    expect(wrong.json()).toEqual(unknown.json());
    expect(wrong.json()).toEqual(noCode.json());
  });

  it('of an act that tells of health can’t be checked by anybody', async () => {
    const { Verification } = await wholeOf(await issue(1, 'Signature du PAI', STUDENT_ALONE_DOMAIN));
    expect(Verification).toBeNull();
  });

  it('of before still shows, with the name that its student has', async () => {
    await db.orm.insert(recus).values({
      numero: 'R-2025-000001',
      etudiantId: 1,
      domaine: 'Examens',
      objet: 'Inscription',
      date: new Date('2025-11-01T10:00:00Z'),
      empreinte: '0'.repeat(64),
      lignes: [{ Libelle: 'Session', Valeur: 'janvier 2026' }],
    });
    const { Personne, Colonnes, Verification } = await wholeOf({ Numero: 'R-2025-000001', Date: '' });
    expect({ Personne, Colonnes, Verification }).toEqual({
      Personne: { Nom: 'Ada Peeters', Matricule: '990001', Etudes: null },
      Colonnes: null,
      Verification: null,
    });
  });

  it('can’t be guessed: sixty tries a minute, then the address waits', async () => {
    const { Numero } = await issue(1, 'Signature');
    const codes: number[] = [];
    for (let tried = 0; tried < 61; tried += 1) {
      codes.push((await check(Numero, `2222-${String(tried).padStart(4, '2')}`)).statusCode);
    }
    expect(new Set(codes.slice(0, 50))).toEqual(new Set([404]));
    expect(codes.at(-1)).toBe(429);
  });
});
