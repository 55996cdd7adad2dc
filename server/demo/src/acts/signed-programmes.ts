import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { toSignature } from 'server-portal/domains/pae/signature/signature.presenter';
import { signedLines } from 'server-portal/domains/pae/signature/signature-templates';
import * as schema from 'server-schema';
import { dayOf, HOUR_MS, startOfDay } from 'shared-contract/base/days';
import { PERSONAS, TWIN_DIGITS } from '../people/personas';
import { loadReceipts } from './receipts';

interface Signer {
  etudiant_id: number;
  inscription_id: number;
  annee: string;
  debut: string;
}

interface Unit {
  code: string;
  libelle: string;
  isInEnglish: boolean;
  ects: number;
  q1: boolean;
  q2: boolean;
  transfert: boolean;
}

const SIGNERS = `select e.etudiant_id, i.inscription_id, a.valeur as annee, a.debut::text as debut
  from etudiants e join inscriptions i using (etudiant_id) join annees_academiques a using (annee_academique_id)
  where e.matricule = any($1) and i.statut_pae in ('Signé', 'Validé') and $2::date between a.debut and a.fin
  order by e.etudiant_id`;

const UNITS = `select u.code, u.libelle, u.cours_en_anglais as "isInEnglish", u.ects::float8 as ects, u.q1, u.q2, coalesce(r.transfert_resultat, false) as transfert
  from resultats r join unites_enseignement u using (unite_enseignement_id)
  where r.inscription_id = $1 and r.activite_apprentissage_id is null
  order by u.code`;

const HOURS_IN = { submitted: 10, signed: 34 };

/** Receipts of the annual programmes that the personas and their twins signed as the year began. */
export const loadSignedProgrammes = async (client: Client, now: Date): Promise<void> => {
  const db = drizzle(client, { schema });
  const matricules = TWIN_DIGITS.flatMap((digit) =>
    PERSONAS.map(({ matricule }) => `${digit}${matricule.slice(1)}`),
  );
  const { rows } = await client.query<Signer>(SIGNERS, [matricules, dayOf(now)]);
  for (const { etudiant_id: etudiantId, inscription_id: inscriptionId, annee, debut } of rows) {
    const units = await client.query<Unit>(UNITS, [inscriptionId]);
    const list = toSignature(inscriptionId, units.rows);
    const at = (hours: number) =>
      new Date(Math.min(now.getTime(), startOfDay(debut).getTime() + hours * HOUR_MS));
    const receipt = { etudiantId, Colonnes: { Libelle: 'Unité', Valeur: 'Crédits' } };
    const signed = signedLines(list);
    await loadReceipts(db, [
      {
        ...receipt,
        Domaine: 'Programme annuel',
        Objet: `Programme annuel ${annee} soumis`,
        Lignes: signed.filter(({ Genre }) => Genre !== 'technique'),
        now: at(HOURS_IN.submitted),
      },
      {
        ...receipt,
        Domaine: 'Signature du PAE',
        Objet: `Programme annuel ${annee} signé en ligne`,
        Lignes: signed,
        now: at(HOURS_IN.signed),
      },
    ]);
  }
};
