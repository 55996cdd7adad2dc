import type {
  EntryChange,
  EntryEffect,
  ExamCatalogue,
  GroupCatalogue,
  SyllabusCatalogue,
} from 'shared-contract/catalogues/catalogues';
import {
  entryEffect,
  entryHistory,
  examCatalogue,
  groupCatalogue,
  syllabusCatalogue,
  undoEntry,
} from 'shared-contract/catalogues/endpoints';
import { openTestPortal, type TestBrowser } from '../portal';
import { url } from '../url';

/** What the demo school has to have for a test to say anything. */
export const only = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new Error('nothing of the demo school fits');
  return row;
};

const put = (who: TestBrowser, path: string, payload: object) =>
  who.send({ method: 'PUT', url: path, payload, headers: { 'x-requested-with': 'portail' } });

const supportsOf = async (who: TestBrowser): Promise<SyllabusCatalogue> =>
  (await who.get(url(syllabusCatalogue))).json();
const groupsOf = async (who: TestBrowser): Promise<GroupCatalogue> =>
  (await who.get(url(groupCatalogue))).json();
const examsOf = async (who: TestBrowser): Promise<ExamCatalogue> =>
  (await who.get(url(examCatalogue))).json();

/** A portal with two people who edit its catalogues, and what they do with them. */
export const openCatalogueDesk = async () => {
  const portal = await openTestPortal();
  const admin = await portal.as('admin');
  const secretariat = await portal.as('secretariat');

  const historyOf = async (genre: string, id: number): Promise<EntryChange[]> =>
    (await admin.get(url(entryHistory, { genre, id }))).json();

  const effectOf = async (genre: string, id: number, apres: object): Promise<EntryEffect> =>
    (await secretariat.get(url(entryEffect, { genre, id, apres: JSON.stringify(apres) }))).json();

  /** Takes the last change of an entry back. */
  const undo = async (genre: string, id: number) => {
    const [last] = await historyOf(genre, id);
    return secretariat.post(url(undoEntry, { id: only(last).ChangementID }));
  };

  /** Rows of a table, with its condition. */
  const count = async (text: string, values: unknown[] = []): Promise<number> => {
    const { rows } = await portal.db.pool.query<{ n: number }>(
      `select count(*)::int as n from ${text}`,
      values,
    );
    return rows[0]?.n ?? 0;
  };

  return { portal, admin, secretariat, put, supportsOf, groupsOf, examsOf, historyOf, effectOf, undo, count };
};

export type CatalogueDesk = Awaited<ReturnType<typeof openCatalogueDesk>>;
