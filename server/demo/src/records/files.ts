import { createHash } from 'node:crypto';
import type { contenus, documents } from 'server-schema/records/documents';
import { samplePdf } from './pdf';

export type ContentRow = typeof contenus.$inferInsert;
export type DocumentRow = typeof documents.$inferInsert;

/** Sample files by their title: equal content is kept once. */
export class SampleFiles {
  readonly #byTitle = new Map<string, ContentRow>();
  #fresh: ContentRow[] = [];

  /** The file with this title, made when it is first asked for. */
  get(title: string): ContentRow {
    const known = this.#byTitle.get(title);
    if (known) return known;
    const contenu = samplePdf(title, [
      'Haute École du Parc',
      'Document de démonstration, sans valeur officielle.',
    ]);
    const row = { empreinte: createHash('sha256').update(contenu).digest('hex'), contenu };
    this.#byTitle.set(title, row);
    this.#fresh.push(row);
    return row;
  }

  /** Contents made since the last call: what is still to be stored. */
  takeFresh(): ContentRow[] {
    const fresh = this.#fresh;
    this.#fresh = [];
    return fresh;
  }
}

/** A stored PDF; without an owner it is the institution's. */
export const pdfRow = (
  documentId: number,
  title: string,
  { empreinte, contenu }: ContentRow,
  modifieLe: Date,
  owner: { etudiantId: number; compteId: number | null } | null,
): DocumentRow => ({
  documentId,
  nom: title,
  extension: 'pdf',
  typeContenu: 'application/pdf',
  taille: contenu.length,
  empreinte,
  usage: 'document',
  etudiantId: owner?.etudiantId ?? null,
  compteId: owner?.compteId ?? null,
  modifieLe,
  attacheLe: modifieLe,
});
