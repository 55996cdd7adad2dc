import type { Client } from 'pg';
import { contenus, documents } from 'server-schema/records/documents';
import { stages, stagesAVoir } from 'server-schema/thesis-internships/internships';
import { dayOf, daysBefore } from 'shared-contract/base/days';
import { copyInto } from '../copy';
import { findPersonaOwners, type PersonaOwner } from '../people/persona-owners';
import type { Persona } from '../people/personas';
import { type DocumentRow, pdfRow, type SampleFiles } from '../records/files';

type StageRow = typeof stages.$inferInsert;

/** Numbers of the internships' files, apart from those of the other files. */
const FIRST_FILE = 5_320_000;
const IDS_PER_PERSONA = 3;
const FILES = ['Pré-accord de stage', 'Convention de stage signée', 'Évaluation du maître de stage'];

/** How far an internship is: to be filled in, encoded, and with how many of its files. */
const PLANS: Record<string, { encode: boolean; files: number }> = {
  '10201': { encode: false, files: 0 },
  '10202': { encode: false, files: 0 },
  '10203': { encode: true, files: 1 },
  '10204': { encode: true, files: 0 },
  '10205': { encode: true, files: 3 },
  '30108': { encode: true, files: 3 },
};

/** The bachelor personas: encoded, and the agreement lacks the pre-agreement of the organisation. */
const BACHELOR = { encode: true, files: 0 };

const isBachelor = ({ matricule }: Persona): boolean => matricule.startsWith('2301');
const planOf = (persona: Persona) => PLANS[persona.matricule.slice(1)] ?? BACHELOR;

const HOSTS = {
  bachelor: {
    organisation: 'Brasserie de la Senne SRL',
    fonctionRepresentant: 'Responsable de la logistique',
    adresseRepresentant: 'Drève Anna Boch 19',
    codePostalRepresentant: '1000',
    localiteRepresentant: 'Bruxelles',
  },
  master: {
    organisation: 'Coopérative fermière de la Gaume',
    fonctionRepresentant: 'Directrice financière',
    adresseRepresentant: 'Rue du Moulin 12',
    codePostalRepresentant: '6760',
    localiteRepresentant: 'Virton',
  },
};

const encodedColumns = (isBac: boolean, now: Date): Partial<StageRow> => ({
  theme: isBac ? 'Organisation d’un entrepôt' : 'Tableau de bord d’une coopérative',
  debut: dayOf(daysBefore(now, -75)),
  fin: dayOf(daysBefore(now, -159)),
  commentairesDates: 'Temps plein, du lundi au vendredi',
  contenu: isBac
    ? 'Observer la chaîne logistique et proposer des améliorations'
    : 'Construire et éprouver un tableau de bord de gestion',
  nomRepresentant: isBac ? 'Vandenberghe' : 'Marchal',
  prenomRepresentant: isBac ? 'Pieter' : 'Anne-Lise',
  emailRepresentant: isBac ? 'p.vandenberghe@brasserie.example' : 'al.marchal@cooperative.example',
  telephoneRepresentant: isBac ? '02 555 41 20' : '063 55 12 34',
  paysRepresentant: 'Belgique',
  ...HOSTS[isBac ? 'bachelor' : 'master'],
});

const EMPTY: Partial<StageRow> = Object.fromEntries(
  [
    'theme',
    'debut',
    'fin',
    'commentairesDates',
    'contenu',
    'organisation',
    'nomRepresentant',
    'prenomRepresentant',
    'fonctionRepresentant',
    'emailRepresentant',
    'telephoneRepresentant',
    'adresseRepresentant',
    'codePostalRepresentant',
    'localiteRepresentant',
    'paysRepresentant',
  ].map((column) => [column, null]),
);

const rowOf = ({ etudiantId, persona }: PersonaOwner, now: Date): StageRow => {
  const { encode, files } = planOf(persona);
  const estBac = isBachelor(persona);
  const fileId = (rank: number) => (rank < files ? FIRST_FILE + etudiantId * IDS_PER_PERSONA + rank : null);
  return {
    stageId: etudiantId,
    etudiantId,
    estBac,
    encode,
    ...(encode ? encodedColumns(estBac, now) : EMPTY),
    preAccordId: fileId(0),
    conventionId: fileId(1),
    evaluationId: fileId(2),
  };
};

const filesOf = (owner: PersonaOwner, files: SampleFiles, now: Date): DocumentRow[] =>
  FILES.slice(0, planOf(owner.persona).files).map((title, rank) => ({
    ...pdfRow(
      FIRST_FILE + owner.etudiantId * IDS_PER_PERSONA + rank,
      title,
      files.get(title),
      daysBefore(now, 5),
      owner,
    ),
    usage: 'stage',
  }));

/** What waits for the school's look, and since how many days. */
const REVIEWS: Readonly<Record<string, { quoi: string; rank: number | null; days: number }>> = {
  '30101': { quoi: 'Encodage', rank: null, days: 6 },
  '10203': { quoi: 'PreAccord', rank: 0, days: 5 },
  '10205': { quoi: 'EvaluationMaitreStage', rank: 2, days: 2 },
};

const reviewsOf = (owners: PersonaOwner[], now: Date): (typeof stagesAVoir.$inferInsert)[] =>
  owners.flatMap(({ etudiantId, persona }) => {
    const look = REVIEWS[persona.matricule.slice(1)];
    if (!look) return [];
    const documentId = look.rank === null ? null : FIRST_FILE + etudiantId * IDS_PER_PERSONA + look.rank;
    return [
      {
        stageAVoirId: etudiantId,
        stageId: etudiantId,
        quoi: look.quoi,
        documentId,
        depuis: daysBefore(now, look.days),
      },
    ];
  });

/** An internship to fill in for everyone else whose year has one. */
const OTHERS = `insert into stages (stage_id, etudiant_id, est_bac)
  select e.etudiant_id, e.etudiant_id, cur.cycle = 'bachelier'
  from etudiants e
  join lateral (select i.bloc, p.cycle from inscriptions i join annees_academiques a using (annee_academique_id)
    join programmes p using (programme_id)
    where i.etudiant_id = e.etudiant_id and $1::date between a.debut and a.fin
      and i.statut_pae in ('Signé', 'Validé')
    order by i.inscription_id desc limit 1) cur on cur.bloc >= 2
  where e.etudiant_id <> all($2::int[])
    and not exists (select 1 from stages s where s.etudiant_id = e.etudiant_id)`;

/** 230107 has nothing yet (CONTRACT §4). */
const hasInternship = (persona: Persona): boolean =>
  persona.matricule.slice(1) in PLANS || (isBachelor(persona) && persona.dossier !== 'vide');

/** Internships of the personas in their situations, and one to fill in for the others. */
export const loadInternships = async (client: Client, files: SampleFiles, now: Date): Promise<void> => {
  const owners = await findPersonaOwners(client, hasInternship);
  const documentRows = owners.flatMap((owner) => filesOf(owner, files, now));
  await copyInto(client, contenus, files.takeFresh());
  await copyInto(client, documents, documentRows);
  await copyInto(
    client,
    stages,
    owners.map((owner) => rowOf(owner, now)),
  );
  await copyInto(client, stagesAVoir, reviewsOf(owners, now));
  const without = await findPersonaOwners(client, ({ dossier }) => dossier === 'vide');
  await client.query(OTHERS, [dayOf(now), without.map(({ etudiantId }) => etudiantId)]);
};
