import type { Row, Windows } from '../school';

/** The lists of Rives: no word of them is one of the other schools'. */
const CHOICES: Record<string, string[]> = {
  LangueMemoireID: ['En français', 'In English', 'Auf Deutsch'],
  LangueDefenseID: ['En français', 'In English'],
  StatutConfidentialiteID: ['Libre accès', 'Sous embargo, trois ans', 'Huis clos'],
  DisciplineMemoireID: ['Soins critiques', 'Gérontologie', 'Santé communautaire', 'Éthique du soin'],
  CoursLangue3ID: ['Langue des signes', 'Luxembourgeois', 'Arabe médical'],
  DiplomeID: ['Santé publique, avec l’Université de la Vallée', 'Soins intensifs, en un an'],
  MotDeNote: ['absence non motivée', 'couvert par un certificat médical'],
  TypeSupportCoursID: ['Polycopié', 'Carnet de gestes', 'Atlas'],
};

/** What values stand for whose meaning is not their label. */
const CODES: Record<string, string[]> = {
  CoursLangue3ID: ['sfb', 'lb', 'ar'],
  DiplomeID: ['MSP', 'SIAMU'],
  MotDeNote: ['ABS', 'CM'],
};

export const choiceRows: Row[] = Object.entries(CHOICES).flatMap(([name, labels]) =>
  labels.map((label, at) => ({
    Nom: name,
    ValeurID: at + 1,
    Libelle: label,
    Code: CODES[name]?.[at] ?? null,
    Ordre: at,
    Actif: true,
  })),
);

export const WINDOWS: Windows = {
  AccesCommande: ['Polycopiés', 20, 45],
  CanViewInscriptionSession: ['Je m’inscris en session', 10, 25],
  HasMemoire: ['Travail de fin d’études', 60, 180],
  AccesMemoireTitre: ['Nouveau titre du travail', 12, 40],
  AccesMemoireRemise: ['Dépôt du travail', 12, 40],
  AccesIDM: ['Préparer ma défense', 12, 40],
  CanViewStage: ['Enseignement clinique', 25, 90],
  AccesReinscription: ['Je poursuis à Rives', 35, 30],
  AccesSignaturePAE: ['Accord sur mon année', 8, 30],
  AccesSignaturePAI: ['Accord sur mes aménagements', 8, 30],
  AccesInscriptionTP: ['Ateliers de gestes', 6, 21],
  AccesProclamation: ['Remise des brevets', 10, 28],
};

const COUNTRIES: [string, string, string][] = [
  ['BE', 'Royaume de Belgique', 'belge (Royaume)'],
  ['CN', 'République populaire de Chine', 'chinoise'],
  ['FR', 'République française', 'française'],
  ['ID', 'République d’Indonésie', 'indonésienne'],
  ['IS', 'Islande (Ísland)', 'islandaise'],
  ['LU', 'Grand-Duché de Luxembourg', 'luxembourgeoise'],
  ['MA', 'Royaume du Maroc', 'marocaine'],
  ['PL', 'République de Pologne', 'polonaise'],
  ['TR', 'Türkiye', 'turque'],
  ['UA', 'Ukraine', 'ukrainienne'],
  ['VN', 'Viêt Nam', 'vietnamienne'],
];

export const countryRows: Row[] = COUNTRIES.map(([code, name, nationality]) => ({
  PaysCode: code,
  Pays: name,
  PaysNationalite: nationality,
}));

export const addressTypeRows: Row[] = [
  { TypeAdresse: 'Adresse officielle', Usage: 'domicile' },
  { TypeAdresse: 'Logement d’étudiant', Usage: 'residence' },
  { TypeAdresse: 'Chez l’autre parent', Usage: 'parent' },
  { TypeAdresse: 'Siège de l’employeur', Usage: 'siege' },
  { TypeAdresse: 'Logement à l’étranger', Usage: 'erasmus' },
];

export const contactTypeRows: Row[] = [
  { TypeMoyenContact: 'E-mail', Usage: 'email' },
  { TypeMoyenContact: 'Courriel', Usage: 'email' },
  { TypeMoyenContact: 'Tel.', Usage: 'telephone' },
  { TypeMoyenContact: 'Portable', Usage: 'gsm' },
  { TypeMoyenContact: 'Télécopie', Usage: 'fax' },
  // The portal has no use of its own for it.
  { TypeMoyenContact: 'Messagerie de garde', Usage: null },
];
