import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { openPae } from 'server-portal/domains/pae/programme/open-pae';
import * as schema from 'server-schema';
import { HOUR_MS } from 'shared-contract/base/days';
import { PERSONAS, TWIN_DIGITS } from '../people/personas';

interface Composer {
  etudiant_id: number;
  matricule: string;
  statut_pae: string;
}

/** Personas and twins whose annual programme is under way, whatever its state. */
const findComposers = async (client: Client): Promise<Composer[]> => {
  const matricules = TWIN_DIGITS.flatMap((digit) =>
    PERSONAS.filter(({ reinscrit }) => reinscrit).map(({ matricule }) => `${digit}${matricule.slice(1)}`),
  );
  const { rows } = await client.query<Composer>(
    `select distinct on (e.etudiant_id) e.etudiant_id, e.matricule, i.statut_pae
     from etudiants e join inscriptions i using (etudiant_id)
     where e.matricule = any($1) order by e.etudiant_id, i.annee_academique_id desc`,
    [matricules],
  );
  return rows;
};

const BY_CODE = `unite_enseignement_id in (select unite_enseignement_id from unites_enseignement where code = any($2))`;

/** 220303: the school proposes some units of the block, and one is exempted (CONTRACT §4). */
const compose = async (client: Client, inscriptionId: number): Promise<void> => {
  await client.query(
    `update pae_unites set preselection = true, selection = true, motif = 'Cours obligatoire du bloc 3.'
     where inscription_id = $1 and ${BY_CODE}`,
    [inscriptionId, ['LECGE1315', 'LECGE1316', 'LECGE1321']],
  );
  await client.query(
    `update pae_unites set dispense = true, motif = 'Dispense accordée : certificat de niveau B2.'
     where inscription_id = $1 and ${BY_CODE}`,
    [inscriptionId, ['MANGL1339']],
  );
};

const SUBMITTED_CREDITS = 60;

/** A programme that was composed up to 60 credits and sent. */
const submit = async (client: Client, inscriptionId: number, now: Date): Promise<void> => {
  await client.query(
    `update pae_unites p set selection = true
     from (select unite_enseignement_id, sum(ects) over (order by preselection desc, ordre) as total
       from pae_unites join unites_enseignement using (unite_enseignement_id)
       where inscription_id = $1 and not (non_selectionnable or credits_valides or dispense or est_option)) s
     where p.inscription_id = $1 and p.unite_enseignement_id = s.unite_enseignement_id and s.total <= $2`,
    [inscriptionId, SUBMITTED_CREDITS],
  );
  await client.query(`update pae set enregistre_le = $2, soumis_le = $2 where inscription_id = $1`, [
    inscriptionId,
    new Date(now.getTime() - 20 * HOUR_MS),
  ]);
};

/** 220304: two units of the year are validated in another diploma; the coordinator agreed. */
const agree = async (client: Client, inscriptionId: number, now: Date): Promise<void> => {
  await client.query(
    `update pae_unites p set transfert = true, credits_valides = true, selection = false,
       motif = 'Validée dans un autre diplôme.'
     from resultats r where r.inscription_id = $1 and r.transfert_resultat and r.activite_apprentissage_id is null
       and p.inscription_id = $1 and p.unite_enseignement_id = r.unite_enseignement_id`,
    [inscriptionId],
  );
  await submit(client, inscriptionId, now);
  await client.query('update pae set decide_le = $2 where inscription_id = $1', [
    inscriptionId,
    new Date(now.getTime() - 2 * HOUR_MS),
  ]);
};

/** Annual programmes of the personas: to compose, submitted (options not grouped), to sign (CONTRACT §4). */
export const loadPae = async (client: Client, now: Date): Promise<void> => {
  const tx = drizzle(client, { schema });
  for (const { etudiant_id: etudiantId, statut_pae: status } of await findComposers(client)) {
    const inscriptionId = await openPae(tx, { etudiantId, diplomeId: null, now });
    if (inscriptionId === null) continue;
    if (status === 'En préparation') await compose(client, inscriptionId);
    if (status === 'À signer') await agree(client, inscriptionId, now);
    if (status !== 'Soumis') continue;
    await submit(client, inscriptionId, now);
    await client.query(
      `update pae set options_groupees = false, commentaire = 'Je souhaite terminer mon cycle cette année.'
       where inscription_id = $1`,
      [inscriptionId],
    );
  }
};
