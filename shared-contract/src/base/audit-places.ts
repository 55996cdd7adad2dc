import type { ScreenId } from './screen-ids';

/** Display names of viewed screens, as the student reads them. */
const SCREENS: Record<ScreenId, string> = {
  Dashboard: 'Accueil',
  Documents: 'Documents',
  Inscriptions: 'Inscriptions',
  Inscription: 'Inscription et résultats',
  Contacts: 'Données personnelles',
  InscriptionSession: 'Inscription aux examens',
  Commandes: 'Commandes',
  CommandeSyllabus: 'Nouvelle commande',
  Memoire: 'Mémoire',
  MemoireRemise: 'Remise du mémoire',
  IDM: 'Informations de défense',
  Stages: 'Stages',
  Reinscription: 'Réinscription',
  PAE: 'Programme annuel',
  SignaturePAE: 'Signature du programme annuel',
  InscriptionTP: 'Groupes de travaux pratiques',
  DecretInclusif: 'Enseignement inclusif',
  SignaturePAI: 'Plan d’accompagnement',
  Absences: 'Absences',
  SAR: 'Remédiation',
  Proclamation: 'Proclamation',
  Valves: 'Valves',
  UEDetail: 'Fiche d’une unité',
  FicheDescriptive: 'Fiche d’une unité',
  Verifications: 'Vérifications',
  Gestion: 'Gestion',
};

/** Reads that belong to no screen identifier. */
const OTHERS = { Recus: 'Reçus', Echeances: 'Échéances' } as const;

/** A read of a student's file that no screen right guards. */
export type OtherPlace = keyof typeof OTHERS;

/** Place of a view: a screen, or one of the reads beside them. */
export type Place = ScreenId | OtherPlace;

const TARGET = 'ecran:';

/** Audit target of a place and its object: `ecran:Inscription:12`. */
export const targetOf = (place: Place, object: number | string | null): string =>
  object === null ? `${TARGET}${place}` : `${TARGET}${place}:${object}`;

const SECTIONS: Readonly<Record<string, string>> = {
  'fichier.ouvert': 'Fichiers',
  'donnees.remises': 'Copie de toutes les données',
  'verification.recherche': 'Recherche',
  'verification.programme': 'Programme annuel',
  'verification.documents': 'Documents',
  'verification.releves': 'Relevés de notes',
  'verification.parcours': 'Parcours antérieur',
  'verification.emplois': 'Emplois',
  'verification.fichier': 'Fichiers',
  'gestion.demande': 'Demande à traiter',
  'gestion.fichier': 'Fichiers',
};

const NAMES: Readonly<Record<string, string>> = { ...SCREENS, ...OTHERS };

/** Display name of a view; null for the opening of the file. */
export const seenIn = (action: string, target: string): string | null => {
  if (action !== 'ecran.lu') return SECTIONS[action] ?? null;
  const [place = ''] = target.slice(TARGET.length).split(':');
  return NAMES[place] ?? null;
};
