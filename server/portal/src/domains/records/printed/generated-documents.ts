/** A document that the server makes when it is asked for. */
export interface GeneratedDocument {
  nature: 'releveNotes' | 'attestationInscription';
  /** Name under which it is asked for (CONTRACT §3). */
  fullName: string;
  /** Name on the screen. */
  name: string;
  /** The kind, for the public confirmation and the title. */
  label: string;
}

export const GENERATED_DOCUMENTS: readonly GeneratedDocument[] = [
  {
    nature: 'attestationInscription',
    fullName: 'attestationInscription.pdf',
    name: 'Attestation d’inscription',
    label: 'Attestation d’inscription',
  },
  {
    nature: 'releveNotes',
    fullName: 'releveNotes.pdf',
    name: 'Relevé de notes (à titre informatif)',
    label: 'Relevé de notes',
  },
];

/** The made document of a name, or null: names are compared without regard to case. */
export const findGeneratedDocument = (name: string): GeneratedDocument | null =>
  GENERATED_DOCUMENTS.find(({ fullName }) => fullName.toLowerCase() === name.toLowerCase()) ?? null;
