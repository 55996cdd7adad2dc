import type { Client } from 'pg';
import { absences } from 'server-schema/records/absences';
import { contenus, documents } from 'server-schema/records/documents';
import { dayOf, daysBefore } from 'shared-contract/base/days';
import { copyInto } from '../copy';
import { PERSONAS, TWIN_DIGITS } from '../people/personas';
import { type DocumentRow, pdfRow, type SampleFiles } from './files';

type AbsenceRow = typeof absences.$inferInsert;

/** Numbers of the justifications, far above those of the other files. */
const FIRST_FILE = 5_000_000;
const IDS_PER_PERSONA = 2;

interface Plan {
  /** Days before now. */
  from: number;
  to: number;
  suivi: string | null;
}

const FOLLOWED: Plan = { from: 40, to: 38, suivi: 'Justifiée' };
const PENDING: Plan = { from: 6, to: 4, suivi: null };

const PLANS = { complet: [PENDING, FOLLOWED], termine: [FOLLOWED], vide: [] };

interface Owner {
  etudiant_id: number;
  inscription_id: number;
  compte_id: number;
  matricule: string;
}

/** Personas and twins with their enrolment of the year in progress. */
const findOwners = async (client: Client, now: Date): Promise<Owner[]> => {
  const matricules = TWIN_DIGITS.flatMap((digit) =>
    PERSONAS.map(({ matricule }) => `${digit}${matricule.slice(1)}`),
  );
  const { rows } = await client.query<Owner>(
    `select e.etudiant_id, e.matricule, c.compte_id, i.inscription_id
     from etudiants e join comptes c using (etudiant_id) join inscriptions i using (etudiant_id)
       join annees_academiques a using (annee_academique_id)
     where e.matricule = any($1) and $2::date between a.debut and a.fin order by e.etudiant_id`,
    [matricules, dayOf(now)],
  );
  return rows;
};

const plansOf = ({ matricule }: Owner): Plan[] => {
  const persona = PERSONAS.find((one) => one.matricule.slice(1) === matricule.slice(1));
  return persona ? PLANS[persona.dossier] : [];
};

/** Absences of the personas: one to be followed up and one that was, or the latter alone, or none. */
export const loadAbsences = async (client: Client, files: SampleFiles, now: Date): Promise<void> => {
  const documentRows: DocumentRow[] = [];
  const absenceRows: AbsenceRow[] = [];
  const content = files.get('Certificat médical');
  for (const owner of await findOwners(client, now)) {
    plansOf(owner).forEach(({ from, to, suivi }, index) => {
      const documentId = FIRST_FILE + owner.etudiant_id * IDS_PER_PERSONA + index;
      const person = { etudiantId: owner.etudiant_id, compteId: owner.compte_id };
      documentRows.push({
        ...pdfRow(documentId, 'Certificat médical', content, daysBefore(now, to), person),
        usage: 'absence',
      });
      absenceRows.push({
        absenceEtudiantId: owner.etudiant_id * IDS_PER_PERSONA + index,
        etudiantId: owner.etudiant_id,
        inscriptionId: owner.inscription_id,
        debut: dayOf(daysBefore(now, from)),
        fin: dayOf(daysBefore(now, to)),
        documentId,
        suivi,
      });
    });
  }
  await copyInto(client, contenus, files.takeFresh());
  await copyInto(client, documents, documentRows);
  await copyInto(client, absences, absenceRows);
};
