import type { Row } from '../school';
import type { ProgrammePlan, UnitPlan } from '../studies';

const LESSON = ['Leçons'];
const WITH_GESTURES = ['Leçons', 'Ateliers de gestes'];
const CLINIC = ['Séminaire', 'Enseignement clinique'];

const units = (titles: readonly string[], credits: number, parts: readonly string[]): UnitPlan[] =>
  titles.map((title) => ({ title, credits, parts }));

/** Twelve units of five credits. */
const FIRST = units(
  [
    'Anatomie et physiologie, première partie',
    'Sciences infirmières\u00a0: fondements et démarche',
    'Hygiène et prévention des infections',
    'Communication professionnelle',
    'Biologie cellulaire et microbiologie',
    'Psychologie du développement',
    'Législation et déontologie',
    'Ergonomie et manutention',
    'Soins de base, enseignement clinique I',
    'Chimie et biophysique appliquées aux soins',
    'Statistiques descriptives appliquées à la santé',
    'Méthodologie du travail écrit',
  ],
  5,
  WITH_GESTURES,
);

/** Twenty units of three credits, each with its practical work: a step each where groups are chosen. */
const SECOND = units(
  [
    'Accompagnement interdisciplinaire de la personne âgée fragilisée et de ses proches à domicile',
    'Anatomie et physiologie, seconde partie',
    'Calcul de doses et préparation des médicaments',
    'Chirurgie générale et soins périopératoires',
    'Diététique et nutrition clinique',
    'Éducation thérapeutique',
    'Gérontologie et soins à domicile',
    'Imagerie et explorations fonctionnelles',
    'Injections, perfusions et abords veineux',
    'Maternité et soins au nouveau-né',
    'Médecine interne',
    'Pansements, plaies et cicatrisation',
    'Pathologie générale',
    'Pédiatrie',
    'Pharmacologie',
    'Premiers secours et réanimation de base',
    'Psychiatrie et santé mentale',
    'Sociologie de la santé',
    'Soins palliatifs et accompagnement',
    'Transfusion et hémovigilance',
  ],
  3,
  WITH_GESTURES,
);

const THIRD = units(
  [
    'Chirurgie spécialisée',
    'Enseignement clinique III',
    'Éthique du soin',
    'Gestion d’équipe et délégation',
    'Oncologie et hématologie',
    'Pédiatrie spécialisée',
    'Raisonnement clinique infirmier',
    'Recherche documentaire en sciences de la santé',
    'Santé communautaire et promotion de la santé dans les milieux de vie, une approche de terrain',
    'Urgences',
  ],
  6,
  LESSON,
);

const FOURTH = units(
  [
    'Consolidation professionnelle en milieu hospitalier',
    'Consolidation professionnelle en milieu extrahospitalier',
    'Soins à la personne en situation critique',
    'Coordination et continuité des soins',
    'Choix professionnel',
    'Travail de fin d’études',
  ],
  10,
  CLINIC,
);

const SPECIALISATION = units(
  [
    'Accueil et tri des urgences',
    'Aide médicale urgente et catastrophes',
    'Assistance ventilatoire et circulatoire de la personne adulte en unité de soins intensifs, I',
    'Enseignement clinique en soins intensifs',
    'Pharmacologie des soins critiques',
    'Épreuve intégrée',
  ],
  10,
  CLINIC,
);

const MASTER: UnitPlan[][] = [
  [
    ...units(
      [
        'Biostatistique avancée',
        'Économie de la santé',
        'Épidémiologie',
        'Inégalités sociales de santé',
        'Politiques et systèmes de santé comparés',
      ],
      10,
      LESSON,
    ),
    { title: 'Health promotion in practice', credits: 10, parts: LESSON, isEnglish: true },
  ],
  [
    ...units(['Évaluation de programmes de santé', 'Séminaire commun aux deux établissements'], 15, LESSON),
    { title: 'Mémoire', credits: 30, parts: ['Accompagnement'] },
  ],
];

const SERVICES = {
  VenteSyllabus: true,
  InscriptionSession: true,
  GroupesTP: true,
  Memoire: true,
  PremierBlocStage: 1,
  ResteCyclePrecedent: false,
};

const nursing = {
  cycle: 'premier cycle de type court',
  credits: 240,
  units: 'SI',
  blocks: [FIRST, SECOND, THIRD, FOURTH],
  services: SERVICES,
};

/** Four blocks in two towns, a year of specialisation, a master that two schools organise. */
export const PROGRAMMES: ProgrammePlan[] = [
  { ...nursing, code: 'SI-NAM', title: 'Soins infirmiers généraux, implantation de Namur', sigle: 'SI' },
  { ...nursing, code: 'SI-DIN', title: 'Soins infirmiers généraux, implantation de Dinant', sigle: 'SD' },
  {
    code: 'SIAMU',
    title: 'Spécialisation en soins intensifs et aide médicale urgente',
    cycle: 'année complémentaire',
    sigle: 'SP',
    credits: 60,
    units: 'SU',
    blocks: [SPECIALISATION],
    services: { ...SERVICES, VenteSyllabus: false, GroupesTP: false },
  },
  {
    code: 'MSP',
    title: 'Santé publique, coorganisée avec l’Université de la Vallée',
    cycle: 'deuxième cycle',
    sigle: 'M',
    credits: 120,
    units: 'MS',
    blocks: MASTER,
    services: { ...SERVICES, PremierBlocStage: 0, ResteCyclePrecedent: true },
  },
];

const needs = (
  unit: string,
  required: string,
  group: string | null,
  programme: string | null = null,
): Row => ({
  UniteEnseignementCode: unit,
  RequisCode: required,
  Nature: 'prerequis',
  ProgrammeCode: programme,
  Groupe: group,
});

/** Requisites with « ou », and one that holds in a single town. */
export const requisiteRows: Row[] = [
  needs('SI202', 'SI101', null),
  needs('SI301', 'SI204', 'chirurgie'),
  needs('SI301', 'SI211', 'chirurgie'),
  needs('SI306', 'SI214', 'enfants'),
  needs('SI306', 'SI210', 'enfants'),
  needs('SI310', 'SI216', null, 'SI-DIN'),
  { ...needs('SI203', 'SI215', null), Nature: 'corequis' },
];

/** Units to choose from, outside the blocks. */
export const optionRows: Row[] = ['SU101', 'SU105'].map((code, at) => ({
  ProgrammeCode: 'SI-NAM',
  UniteEnseignementCode: code,
  Groupe: 'Ouvertures vers la spécialisation',
  Ordre: at + 1,
}));
