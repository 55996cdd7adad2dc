import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { Recu, RecuRef } from 'shared-contract';
import { pathOf } from 'shared-contract/base/endpoint';
import { receipt, receipts } from 'shared-contract/receipts/endpoints';
import type { Database } from '../../db/client';
import { openTestDatabase } from '../../testing/database';
import { as, buildProbeApp, insertPeople } from '../../testing/probe-app';
import { recusModule } from './receipts.module';
import { issueReceipt, receiptDigest } from './receipts.queries';

let db: Database;
let app: FastifyInstance;

const issue = (etudiantId: number, Objet: string): Promise<RecuRef> =>
  db.transaction((tx) =>
    issueReceipt(tx, {
      etudiantId,
      Domaine: 'Examens',
      Objet,
      Lignes: [{ Libelle: 'Session', Valeur: 'janvier 2027' }],
      now: new Date('2026-12-31T23:30:00Z'),
    }),
  );

beforeAll(async () => {
  db = await openTestDatabase();
  await insertPeople(db);
  app = await buildProbeApp({ db }, async (probe) => {
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
      await issueReceipt(tx, { etudiantId: 2, Domaine: 'TP', Objet: 'x', Lignes: [], now: new Date() });
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
