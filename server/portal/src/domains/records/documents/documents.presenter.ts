import { PHOTO_USAGE, type RequiredDocument, type StoredFile } from 'shared-contract/documents/documents';
import type { GeneratedDocument } from '../printed/generated-documents';
import type { findDownloads, findRequired } from './documents.queries';

type RequiredRow = Awaited<ReturnType<typeof findRequired>>[number];
type DownloadRow = NonNullable<Awaited<ReturnType<typeof findDownloads>>>[number];

const STATES = ['demande', 'recu', 'refuse', 'accepte'] as const;

/** A required document as the student sees it. */
export const toRequired = ({ slot, nom, extension }: RequiredRow): RequiredDocument => ({
  ID: slot.documentDossierEtudiantId,
  Title: slot.titre,
  EstPhoto: slot.usage === PHOTO_USAGE,
  Message: slot.message,
  Statut: STATES.find((state) => state === slot.statut) ?? 'demande',
  Motif: slot.motif,
  Date: slot.statutLe?.toISOString() ?? null,
  Fichier: nom && extension ? `${nom}.${extension}` : null,
});

/** Stored files; an enrolment without any comes as one row without a file. */
export const toStored = (rows: DownloadRow[]): StoredFile[] =>
  rows.flatMap(({ file, nomComplet, luLe }) =>
    file && nomComplet
      ? [
          {
            FullName: nomComplet,
            Name: file.nom,
            Extension: file.extension,
            ContentType: file.typeContenu,
            LastModified: file.modifieLe.toISOString(),
            Taille: file.taille,
            Lu: luLe !== null,
            Manque: [],
          },
        ]
      : [],
  );

/** A file that the server makes when it is asked for, once nothing of what it waits for is missing. */
export const toGenerated = (
  { fullName, name }: GeneratedDocument,
  missing: string[],
  now: Date,
): StoredFile => ({
  FullName: fullName,
  Name: name,
  Extension: 'pdf',
  ContentType: 'application/pdf',
  LastModified: now.toISOString(),
  Taille: null,
  Lu: true,
  Manque: missing,
});
