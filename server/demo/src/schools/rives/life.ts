import { examDays, type SchoolCalendar, type SchoolYear } from '../calendar';
import type { Row } from '../school';
import { type Unit, unitsOf } from '../studies';
import { KNOWN, STUDENTS } from './people';
import { PROGRAMMES } from './programmes';

const FIVE_MINUTES = 5;
const hour = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const GESTURES = 'Ateliers de gestes';
const GROUPS = ['Groupe du lundi', 'Groupe du jeudi'];
const LESSON_MINUTES = 75;

/** Two groups an activity, open to all, none at the hour of another. */
export const groupRows = (): Row[] => {
  const [nursing] = PROGRAMMES;
  const activities = [1, 2]
    .flatMap((block) => (nursing ? unitsOf(nursing, block) : []))
    .flatMap((unit) => unit.activities.filter(({ title }) => title === GESTURES));
  return activities.flatMap(({ code }, at) =>
    GROUPS.map((label, group) => {
      const slot = at * GROUPS.length + group;
      const start = 8 * 60 + (Math.floor(slot / 5) % 7) * (LESSON_MINUTES + FIVE_MINUTES);
      return {
        ActiviteApprentissageCode: code,
        GroupeActiviteApprentissageCode: `A${group + 1}`,
        Libelle: label,
        Horaire: `${hour(start)}, salle ${100 + slot}`,
        Jour: (slot % 5) + 1,
        Debut: hour(start),
        Fin: hour(start + LESSON_MINUTES),
        Capacite: 18,
      };
    }),
  );
};

/** Every activity is examined at the end of the half-year in which it is given. */
export const examRows = (units: readonly Unit[], year: SchoolYear, { sessions }: SchoolCalendar): Row[] =>
  units.flatMap((unit, at) => {
    const number = unit.q1 && !unit.q2 ? 1 : 2;
    const session = sessions[number - 1];
    const days = session ? examDays(year, session) : [];
    return unit.activities.map(({ code }, part) => ({
      AnneeAcademiqueValeur: year.label,
      SessionNumero: number,
      ActiviteApprentissageCode: code,
      ExamenDate: days[(at + part) % days.length] ?? null,
      ExamenHeureDebut: part === 0 ? '08:45' : '13:15',
      ExamenHeureFin: part === 0 ? '10:45' : '15:15',
      ExamenLocal: `Auditoire ${(at % 6) + 1}`,
    }));
  });

const KINDS = ['Polycopié', 'Carnet de gestes', 'Atlas'];

export const materialRows = (units: readonly Unit[]): Row[] =>
  units.map(({ code, title }, at) => ({
    SupportCoursCodeInterne: `R-${code}`,
    TypeSupportCours: KINDS[at % KINDS.length] ?? null,
    SupportCoursLibelle: title,
    SupportCoursPrix: 4 + (at % 9) * 1.25,
    Stock: at % 7 === 0 ? 40 : null,
    Retire: false,
  }));

export const materialActivityRows = (units: readonly Unit[]): Row[] =>
  units.flatMap(({ code, activities }) =>
    activities.slice(0, 1).map((activity) => ({
      SupportCoursCodeInterne: `R-${code}`,
      ActiviteApprentissageCode: activity.code,
    })),
  );

const PAPERS: Row[] = [
  {
    Titre: 'Portrait pour le badge',
    Usage: 'photo',
    Message: 'Le visage de face.',
    Statut: 'demande',
    Motif: null,
  },
  {
    Titre: 'Carnet de vaccination, hépatite B comprise',
    Usage: null,
    Message: null,
    Statut: 'refuse',
    Motif: 'La page de l’hépatite B manque.',
  },
  {
    Titre: 'Extrait de casier judiciaire, modèle 2',
    Usage: null,
    Message: null,
    Statut: 'accepte',
    Motif: null,
  },
];

export const paperRows = (): Row[] =>
  STUDENTS.slice(0, 12).flatMap(({ matricule }) =>
    PAPERS.map((paper) => ({ EtudiantMatricule: matricule, ...paper })),
  );

const PROMOTER = 'h.delacroix@rives.example';
const COMPANY = {
  Organisation: 'Centre hospitalier de la Rive gauche',
  NomRepresentant: 'Şimşek',
  PrenomRepresentant: 'Gülşen',
};

/** Final works of those in a last block, and clinical placements. */
export const thesisRows: Row[] = [KNOWN.oneName, KNOWN.specialising, KNOWN.master].map((matricule) => ({
  EtudiantMatricule: matricule,
  PromoteurEmail: PROMOTER,
  SecondeSession: false,
  MemoireTitre: null,
}));

export const placementRows: Row[] = [KNOWN.allOpen, KNOWN.longName, KNOWN.oneName].map((matricule) => ({
  EtudiantMatricule: matricule,
  IsBACStage: true,
  ...COMPANY,
}));

const invited = (matricule: string, flag: string): Row => ({
  EtudiantMatricule: matricule,
  Flag: flag,
  Ouvert: true,
});

/** Invitations: to hand a final work in, and to go on after a diploma. */
export const invitationRows: Row[] = [
  ...[KNOWN.oneName, KNOWN.master].flatMap((matricule) =>
    ['AccesMemoireTitre', 'AccesMemoireRemise', 'AccesIDM'].map((flag) => invited(matricule, flag)),
  ),
  invited(KNOWN.graduate, 'AccesReinscription'),
];

export const STAFF: Row[] = [
  {
    Email: PROMOTER,
    Prenom: 'Hélène',
    Nom: 'Delacroix',
    Telephone: '081 00 11 22',
    Local: 'B12',
    Promoteur: true,
  },
  {
    Email: 'i.ozturk@rives.example',
    Prenom: 'İlknur',
    Nom: 'Öztürk',
    Telephone: null,
    Local: 'A3',
    Promoteur: true,
  },
  {
    Email: 'scolarite@rives.example',
    Prenom: 'Wojciech',
    Nom: 'Ślusarczyk',
    Telephone: '082 00 33 44',
    Local: null,
    Promoteur: false,
  },
];

export const managerRows: Row[] = PROGRAMMES.flatMap(({ code, blocks }) =>
  blocks.flatMap((_, at) => [
    { ProgrammeCode: code, Bloc: at + 1, Fonction: 'gestionnaire', Email: 'scolarite@rives.example' },
    { ProgrammeCode: code, Bloc: at + 1, Fonction: 'coordinateur', Email: 'i.ozturk@rives.example' },
  ]),
);
