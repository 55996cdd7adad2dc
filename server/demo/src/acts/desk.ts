import type { Client } from 'pg';
import { contenus, documents, documentsDossier } from 'server-schema/records/documents';
import { daysBefore } from 'shared-contract/base/days';
import { copyInto } from '../copy';
import { PERSONAS, TWIN_DIGITS } from '../people/personas';
import { type DocumentRow, pdfRow, type SampleFiles } from '../records/files';

/** Numbers of these files and lines, far above those of the others. */
const FIRST = 7_000_000;
/** One student in so many has sent something. */
const EVERY = 7;
const MAX_FILES = 60;

/** What they sent, and how many days ago. */
const SENT = [
  { titre: 'Copie de la carte d’identité', days: 1 },
  { titre: 'Attestation de bourse', days: 3 },
  { titre: 'Relevé de notes des études antérieures', days: 8 },
  { titre: 'Composition de ménage', days: 2 },
  { titre: 'Titre de séjour', days: 5 },
];

/** Documents that wait for the desk, of students who are no personas: what personas hold stays as it is told. */
export const loadDesk = async (client: Client, files: SampleFiles, now: Date): Promise<void> => {
  const personas = TWIN_DIGITS.flatMap((digit) =>
    PERSONAS.map(({ matricule }) => `${digit}${matricule.slice(1)}`),
  );
  const { rows } = await client.query<{ etudiant_id: number; compte_id: number }>(
    `select etudiant_id, compte_id from etudiants join comptes using (etudiant_id)
     where matricule <> all($1) and etudiant_id % $2 = 0 order by etudiant_id limit $3`,
    [personas, EVERY, MAX_FILES],
  );
  const documentRows: DocumentRow[] = [];
  const lines: (typeof documentsDossier.$inferInsert)[] = [];
  rows.forEach(({ etudiant_id: etudiantId, compte_id: compteId }, rank) => {
    const { titre, days } = SENT[rank % SENT.length] ?? { titre: 'Document', days: 1 };
    const id = FIRST + rank;
    const sent = daysBefore(now, days);
    documentRows.push(pdfRow(id, titre, files.get(titre), sent, { etudiantId, compteId }));
    lines.push({
      documentDossierEtudiantId: id,
      etudiantId,
      titre: `${titre} (2026-2027)`,
      statut: 'recu',
      statutLe: sent,
      documentId: id,
    });
  });
  await copyInto(client, contenus, files.takeFresh());
  await copyInto(client, documents, documentRows);
  await copyInto(client, documentsDossier, lines);
};
