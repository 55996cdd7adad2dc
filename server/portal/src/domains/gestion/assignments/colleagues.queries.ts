import { type SQL, sql } from 'drizzle-orm';
import { accountName } from 'server-kernel/db/account-name.sql';
import type { Executor } from 'server-kernel/db/client';
import type { DeskColleague, DeskQueue } from 'shared-contract/gestion/answers';
import { HEALTH_ACT, REQUEST_ACTS, type RequestAct } from 'shared-contract/gestion/gestion';
import { reaches, type Scope, type Scopes } from '../scope.queries';

/** More people than any school has at its desk. */
const MAX_COLLEAGUES = 300;

const NAME = accountName(sql`c`);

const WORKS = sql`c.actif and not c.bloque`;

/** SQL: account `c` has this act in a section of `s`, with the rules of `findScope`. */
const does = (act: RequestAct, section: SQL): SQL => sql`(
  (c.roles && array['admin', 'programmes'] and ${act}::text <> ${HEALTH_ACT}::text) or ('gestion' = any(c.roles) and exists (
    select 1 from gestion_sections s
    where s.compte_id = c.compte_id and s.actes @> array[${act}]::text[] and ${section})))`;

/** Staff who may decide by this act in this section, by name. */
export const findColleaguesFor = async (
  db: Executor,
  act: RequestAct,
  programmeId: number,
): Promise<DeskColleague[]> => {
  const { rows } = await db.execute<{ CompteID: number; Nom: string; Fonction: string | null }>(sql`
    select c.compte_id as "CompteID", ${NAME} as "Nom", c.fonction as "Fonction" from comptes c
    where ${WORKS} and ${does(act, sql`s.programme_id = ${programmeId}`)}
    order by "Nom" limit ${MAX_COLLEAGUES}`);
  return rows;
};

const sectionsOf = (scope: Scope): SQL =>
  scope === null ? sql`true` : sql`s.programme_id = any(${sql.param([...scope])}::integer[])`;

/** Staff who decide in these sections, by name, with their acts. */
export const findColleagues = async (db: Executor, scopes: Scopes): Promise<DeskQueue['Collegues']> => {
  const acts = REQUEST_ACTS.filter((act) => reaches(scopes, act));
  if (acts.length === 0) return [];
  const said = acts.map((act) => sql`case when ${does(act, sectionsOf(scopes[act]))} then ${act}::text end`);
  const { rows } = await db.execute<DeskQueue['Collegues'][number]>(sql`
    select * from (
      select c.compte_id as "CompteID", ${NAME} as "Nom", c.fonction as "Fonction",
        array_remove(array[${sql.join(said, sql`, `)}], null) as "Actes"
      from comptes c where ${WORKS}) k
    where cardinality(k."Actes") > 0 order by k."Nom" limit ${MAX_COLLEAGUES}`);
  return rows;
};
