/** Content of a printed document; plain data, for a worker thread. */
export interface PrintModel {
  title: string;
  /** Issuer. */
  institution: string;
  contact: string;
  /** The institution's colour, `#rrggbb`, dark enough for text on white. */
  accent: string;
  /** The mark's second colour, `#rrggbb`. */
  accent2: string;
  /** Said under the title where the document is not official. */
  notice: string | null;
  facts: PrintFact[];
  paragraphs: string[];
  tables: PrintTable[];
  /** Place and day of issue. */
  issued: string;
  /** Check code of the document; null for one that signatures prove. */
  proof: PrintProof | null;
}

/** Code in three groups, and the address that confirms it. */
export interface PrintProof {
  code: string;
  address: string;
}

export interface PrintFact {
  label: string;
  value: string;
}

export interface PrintTable {
  caption: string;
  columns: PrintColumn[];
  rows: string[][];
}

export interface PrintColumn {
  label: string;
  /** Part of the width; the parts of a table add up to 1. */
  width: number;
  align: 'left' | 'right';
}

/** Content of a document without check code and date of issue. */
export type DocumentContent = Pick<PrintModel, 'notice' | 'facts' | 'paragraphs' | 'tables'>;
