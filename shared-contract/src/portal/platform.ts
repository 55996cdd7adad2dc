/** GET /recus, /recus/{Numero}: proof of a binding write. */
export interface Recu {
  Numero: string;
  Domaine: string;
  Objet: string;
  /** ISO 8601 with zone. */
  Date: string;
  /** SHA-256 of the content, hex. */
  Empreinte: string;
  Lignes: RecuLigne[];
}

export interface RecuLigne {
  Libelle: string;
  /** Titles that are English in it. */
  TitresAnglais?: string[];
  Valeur: string;
  /** Code of the unit, of the exam, of the support that the line is about. */
  Code?: string;
  /** Role of the line: an item, the total, or a machine-readable proof; absent = about the act as a whole. */
  Genre?: RecuGenre;
}

/** Kinds of lines of a receipt. */
export const RECU_GENRES = ['detail', 'total', 'technique'] as const;
export type RecuGenre = (typeof RECU_GENRES)[number];

/** Heads of the columns of the things that an act is about: « Unité », « Crédits ». */
export interface RecuColonnes {
  Libelle: string;
  Valeur: string;
}

/** GET /recus/{Numero}: a receipt that says whose it is and how anybody may check it. */
export interface RecuComplet extends Recu {
  /** Person as of the day of the act; `Etudes` is null when unknown then. */
  Personne: { Nom: string; Matricule: string; Etudes: string | null };
  /** null where the act is about nothing that is listed, and on receipts of before. */
  Colonnes: RecuColonnes | null;
  /** null for an act that tells of the student's health, and on receipts of before. */
  Verification: RecuVerification | null;
}

export interface RecuVerification {
  /** Two groups of four: `7K3M-Q9XD`. */
  Code: string;
  /** Public page that confirms the receipt. */
  Adresse: string;
  /** QR code of the address: unit squares as one SVG path, on a side of so many units. */
  QR: { Cote: number; Trace: string };
}

/** GET /recus/{Numero}/verification/{code}: what anybody who holds the paper may have confirmed, and nothing more. */
export interface RecuVerifie extends Omit<Recu, 'Lignes' | 'Empreinte'> {
  /** First and last name, as on the paper. */
  Nom: string;
}

/** Receipt reference in the answer of a binding write. */
export type RecuRef = Pick<Recu, 'Numero' | 'Date'> & {
  /** In the answer to the write: no mail tells of it, for want of an address. */
  SansAdresse?: boolean;
};

/** GET /drafts/{ScreenLocation}: what was typed and not sent yet; kept 30 days. */
export interface Draft {
  ScreenLocation: string;
  Contenu: unknown;
  /** ISO 8601 with zone. */
  Date: string;
}

/** GET /parameters?parameterNames=A,B */
export interface Parameter {
  Name: string;
  Values: ParameterValue[];
}

export interface ParameterValue {
  ID: number;
  Display: string;
  /** Role of a type of address or contact mean. */
  Usage?: string | null;
  /** What it stands for, whatever its label: a country by ISO 3166, a language by ISO 639, a programme by its code. */
  Code?: string | null;
}
