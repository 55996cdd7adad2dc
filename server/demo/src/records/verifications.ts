import type { Client } from 'pg';
import { emplois, parcoursAnterieurs } from 'server-schema/records/careers';
import { contenus, documents } from 'server-schema/records/documents';
import { copyInto } from '../copy';
import { KNOWN_PEOPLE, PERSONAS, TWIN_DIGITS } from '../people/personas';
import { type DocumentRow, pdfRow, type SampleFiles } from './files';

type CareerRow = typeof parcoursAnterieurs.$inferInsert;
type JobRow = typeof emplois.$inferInsert;

/** Numbers of the proofs, far above those of the other files. */
const FIRST_FILE = 8_000_000;

interface Person {
  etudiant_id: number;
  compte_id: number;
  matricule: string;
  nom: string;
  /** Year in which she first enrolled here. */
  debut: number;
}

/** Personas, their twins, and the people whom the search tests know. */
const findPeople = async (client: Client): Promise<Person[]> => {
  const matricules = TWIN_DIGITS.flatMap((digit) =>
    PERSONAS.map(({ matricule }) => `${digit}${matricule.slice(1)}`),
  );
  const { rows } = await client.query<Person>(
    `select e.etudiant_id, c.compte_id, e.matricule, e.nom,
       extract(year from min(a.debut))::int as debut
     from etudiants e join comptes c using (etudiant_id) join inscriptions i using (etudiant_id)
       join annees_academiques a using (annee_academique_id)
     where e.matricule = any($1) or e.nom = any($2)
     group by e.etudiant_id, c.compte_id order by e.etudiant_id`,
    [matricules, [...new Set(KNOWN_PEOPLE.map(({ nom }) => nom))]],
  );
  return rows;
};

const CESS = 'Certificat d’enseignement secondaire supérieur';

const careerRows = ({ etudiant_id: id, debut }: Person, documentId: number): CareerRow[] => [
  {
    parcoursAnterieurId: id * 2 - 1,
    etudiantId: id,
    libelle: `${debut - 1} – Enseignement secondaire supérieur (CESS)`,
    etablissement: 'Athénée royal de Nivelles',
    anneeDebut: debut - 1,
    anneeFin: null,
    issue: 'Réussi',
    documentId,
  },
  ...(id % 2 === 1
    ? [
        {
          parcoursAnterieurId: id * 2,
          etudiantId: id,
          libelle: `${debut - 1}-${debut} – Bachelier en droit`,
          etablissement: 'Université Saint-Martin',
          anneeDebut: debut - 1,
          anneeFin: debut,
          issue: 'Non terminé',
          documentId: null,
        },
      ]
    : []),
];

const JOBS: [libelle: string, employeur: string][] = [
  ['Étudiant jobiste, caisse et réassort', 'Les Halles du Parc'],
  ['Monitrice de stages sportifs', 'Centre sportif de la Dodaine'],
];

const jobRows = ({ etudiant_id: id, debut }: Person): JobRow[] =>
  JOBS.slice(0, id % 3).map(([libelle, employeur], rank) => ({
    emploiId: id * 2 - 1 + rank,
    etudiantId: id,
    libelle: `${libelle}, ${employeur}`,
    employeur,
    anneeDebut: debut + rank,
    anneeFin: rank === 0 ? debut + rank : null,
    documentId: null,
  }));

/** Who asked for fewer credits than a full year: persona 230106 with her twins, and Élodie Dûpont-Leclercq. */
const ASKED_FOR_LESS = ({ matricule, nom }: Person): boolean =>
  matricule.endsWith('30106') || nom === 'Dûpont-Leclercq';

/** What the verification space shows beside the rest of the file. */
export const loadVerifications = async (client: Client, files: SampleFiles): Promise<void> => {
  const proof = files.get(CESS);
  const rows = { documents: [] as DocumentRow[], careers: [] as CareerRow[], jobs: [] as JobRow[] };
  const people = await findPeople(client);
  for (const person of people) {
    const documentId = FIRST_FILE + person.etudiant_id;
    const owner = { etudiantId: person.etudiant_id, compteId: person.compte_id };
    const handedIn = new Date(Date.UTC(person.debut, 8, 20, 9));
    rows.documents.push(pdfRow(documentId, CESS, proof, handedIn, owner));
    rows.careers.push(...careerRows(person, documentId));
    rows.jobs.push(...jobRows(person));
  }
  await copyInto(client, contenus, files.takeFresh());
  await copyInto(client, documents, rows.documents);
  await copyInto(client, parcoursAnterieurs, rows.careers);
  await copyInto(client, emplois, rows.jobs);
  const asked = people.filter(ASKED_FOR_LESS).map(({ etudiant_id: id }) => id);
  await client.query(
    `update inscriptions i set ects_incomplet_demande_etudiant = true
     where i.etudiant_id = any($1) and i.annee_academique_id =
       (select max(annee_academique_id) from inscriptions l where l.etudiant_id = i.etudiant_id)`,
    [asked],
  );
};
