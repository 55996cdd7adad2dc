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
  Valeur: string;
}

/** What a binding write carries beside its new state. */
export type RecuRef = Pick<Recu, 'Numero' | 'Date'>;

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
}
