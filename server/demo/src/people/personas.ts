import type { AccessFlag } from 'shared-contract';
import type { PastStyle } from '../records/careers';

/** One past year of a persona: programme, block, how it went. */
type Past = [programme: string, bloc: number, style: PastStyle];

/** A student of CONTRACT §4; what is absent is the ordinary case. */
export interface Persona {
  matricule: string;
  prenom: string;
  nom: string;
  isWoman: boolean;
  /** 'camille': the hand-written three years; otherwise the years given, the last one being last year's. */
  past: 'camille' | Past[];
  /** Block and state of the annual programme of the year in progress. */
  current?: [programme: string, bloc: number, statutPae: string];
  boursier?: true;
  bloque?: true;
  inactif?: true;
  sansRgpd?: true;
  verificateur?: true;
  nonFinancable?: true;
  minervalDu?: true;
  /** The re-enrolment wizard is finished. */
  reinscrit?: true;
  /** Every event is closed for this student, with its reason. */
  toutFerme?: true;
  /** Events that were opened for this student. */
  invite?: AccessFlag[];
  /** State of the file: something in every state, all done, or nothing. */
  dossier: 'complet' | 'termine' | 'vide';
  sansEmail?: true;
  sansDomicile?: true;
  /** Half of the current units are exempted: came from another school. */
  passerelle?: true;
}

const camille = (matricule: string, prenom: string, nom: string, isWoman: boolean): Persona => ({
  matricule,
  prenom,
  nom,
  isWoman,
  past: 'camille',
  boursier: true,
  dossier: 'complet',
});

const master = (
  matricule: string,
  prenom: string,
  nom: string,
  isWoman: boolean,
  invite: AccessFlag[],
): Persona => ({
  matricule,
  prenom,
  nom,
  isWoman,
  past: [
    ['BGE', 3, 'réussie'],
    ['MGE', 1, 'réussie'],
  ],
  current: ['MGE', 2, 'Signé'],
  minervalDu: true,
  invite,
  dossier: 'termine',
});

const returning = (
  matricule: string,
  prenom: string,
  nom: string,
  isWoman: boolean,
  past: Past[],
): Persona => ({
  matricule,
  prenom,
  nom,
  isWoman,
  past,
  dossier: 'termine',
});

const THESIS: AccessFlag[] = ['AccesMemoireRemise', 'AccesIDM'];

/** The students of CONTRACT §4, each of whom also exists with the first digit 7, 8 and 9. */
export const PERSONAS: Persona[] = [
  camille('230101', 'Camille', 'Lambert', true),
  { ...camille('230102', 'Yanis', 'Benali', false), sansRgpd: true },
  { ...camille('230103', 'Thomas', 'Massart', false), bloque: true },
  { ...camille('230104', 'Inès', 'Collard', true), inactif: true },
  { ...camille('230105', 'Louis', 'Delvaux', false), toutFerme: true, minervalDu: true },
  camille('230106', 'Léa', 'Thiry', true),
  {
    ...camille('230107', 'Noah', 'Willems', false),
    past: [],
    current: ['BGE', 2, 'Signé'],
    passerelle: true,
    dossier: 'vide',
  },
  { ...camille('230108', 'Manon', 'Goffin', true), dossier: 'termine' },
  { ...camille('230109', 'Sofia', 'El Amrani', true), verificateur: true },
  master('210201', 'Arthur', 'Lambrechts', false, []),
  master('210202', 'Chloé', 'Marchal', true, THESIS),
  master('210203', 'Mehdi', 'Haddad', false, THESIS),
  master('210204', 'Juliette', 'Bodart', true, [...THESIS, 'AccesMemoireTitre']),
  master('210205', 'Simon', 'Poncelet', false, THESIS),
  {
    ...returning('220301', 'Sarah', 'Peeters', true, [
      ['BGE', 1, 'réussie'],
      ['BGE', 2, 'réussie'],
      ['BGE', 3, 'un échec'],
    ]),
    boursier: true,
  },
  {
    ...returning('220302', 'Maxime', 'Charlier', false, [
      ['BGE', 1, 'faible'],
      ['BGE', 1, 'faible'],
    ]),
    nonFinancable: true,
  },
  {
    ...returning('220303', 'Emma', 'Servais', true, [
      ['BGE', 1, 'réussie'],
      ['BGE', 2, 'un échec'],
    ]),
    current: ['BGE', 3, 'En préparation'],
    reinscrit: true,
  },
  {
    ...returning('220304', 'Hugo', 'Piette', false, [
      ['BGE', 1, 'réussie'],
      ['BGE', 2, 'réussie'],
    ]),
    current: ['BGE', 3, 'À signer'],
    reinscrit: true,
  },
  returning('220305', 'Aïcha', 'Rahmani', true, [
    ['BGE', 2, 'réussie'],
    ['BGE', 3, 'réussie'],
  ]),
  {
    ...returning('220306', 'Lucas', 'Gérard', false, [
      ['BGE', 1, 'réussie'],
      ['BGE', 2, 'réussie'],
    ]),
    sansEmail: true,
    sansDomicile: true,
  },
  {
    ...returning('220307', 'Zoé', 'Fontaine', true, [
      ['BII', 1, 'réussie'],
      ['BII', 2, 'un échec'],
    ]),
    current: ['BII', 3, 'Soumis'],
    reinscrit: true,
  },
  {
    ...returning('220308', 'Robin', 'Wauters', false, [
      ['BGE', 2, 'réussie'],
      ['BGE', 3, 'réussie'],
    ]),
    sansEmail: true,
  },
];

/** First digits of a persona and of her twins, who are in the same situation (CONTRACT §4). */
export const TWIN_DIGITS = ['2', '7', '8', '9'] as const;

/** Known people for the search (CONTRACT §4). */
export const KNOWN_PEOPLE = [
  { prenom: 'Élodie', nom: 'Dûpont-Leclercq', isWoman: true },
  { prenom: 'Jean', nom: 'd’Hoore', isWoman: false },
  { prenom: 'Marie', nom: 'Lambert', isWoman: true },
  { prenom: 'Marie', nom: 'Lambert', isWoman: true },
  { prenom: 'Marie', nom: 'Lambert', isWoman: true },
];
