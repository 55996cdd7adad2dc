import { ask, openWriters } from '../writers.mjs';

const WRITERS = 4;
const BALLAST = 'x'.repeat(1000);

const TABLES = `create table essais (id int primary key, lest text);
  create table compteurs (ecrivain int primary key, id int, lest text) with (fillfactor = 10);
  insert into compteurs select n, 0, '' from generate_series(0, ${WRITERS - 1}) n`;

/** @typedef {{ kind: string, written: import('../writers.mjs').Written, leave: () => Promise<void>, countLost: () => Promise<number> }} People */

/**
 * Two kinds of writers: a new row needs room for its table, a row that changes within its page for the journal alone.
 *
 * @param {string} url
 * @returns {Promise<People[]>}
 */
export const openPeople = async (url) => {
  await ask(url, TABLES);
  const inserts = openWriters(url, {
    count: WRITERS,
    act: (client, id) => client.query('insert into essais values ($1, $2)', [id, BALLAST]),
  });
  const updates = openWriters(url, {
    count: WRITERS,
    act: (client, id, writer) =>
      client.query('update compteurs set id = $1, lest = $2 where ecrivain = $3', [id, BALLAST, writer]),
  });
  return [
    {
      kind: 'lignes nouvelles',
      ...inserts,
      countLost: async () => {
        const kept = new Set((await ask(url, 'select id from essais')).map(({ id }) => id));
        return [...inserts.written.acknowledged].filter((id) => !kept.has(id)).length;
      },
    },
    {
      kind: 'lignes changées',
      ...updates,
      countLost: async () => {
        const kept = await ask(url, 'select id from compteurs order by ecrivain');
        return [...updates.written.acknowledged].filter((id) => id > kept[id % WRITERS].id).length;
      },
    },
  ];
};
