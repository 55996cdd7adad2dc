import type pg from 'pg';

/** SHA-256 of every kept file that a document has. */
export const findFiles = async (client: pg.Client): Promise<Set<string>> => {
  const { rows } = await client.query<{ empreinte: string }>(
    'select distinct empreinte from documents d where not exists (select 1 from contenus c where c.empreinte = d.empreinte)',
  );
  return new Set(rows.map(({ empreinte }) => empreinte));
};

/** True for an empty database: a restore never overwrites a school. */
export const isEmptySchool = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.comptes') is not null as there`,
  );
  if (!rows[0]?.there) return true;
  const found = await client.query('select 1 from comptes union all select 1 from etudiants limit 1');
  return found.rowCount === 0;
};
