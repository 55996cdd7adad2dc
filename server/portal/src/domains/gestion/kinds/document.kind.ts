import type { Kind } from './kind';
import { decideDocument, lockDocument, restoreDocument } from './kinds.queries';

const subjectOf = (titre: string, isRefused: boolean): string =>
  isRefused ? `Document refusé\u00a0: ${titre}` : `Document accepté\u00a0: ${titre}`;

const textOf = (titre: string, motif: string | null): string =>
  motif === null
    ? `Votre document «\u00a0${titre}\u00a0» est en ordre.`
    : `Votre document «\u00a0${titre}\u00a0» a été refusé\u00a0: ${motif}\nVous pouvez en envoyer un autre dans «\u00a0Mes documents\u00a0».`;

/** Neither its title nor the reason: some documents tell of health, and reasons are free words. */
export const documentMail = (isRefused: boolean) => ({
  kind: 'document.decide' as const,
  subject: isRefused ? 'Un de vos documents est refusé' : 'Un de vos documents est accepté',
  text: isRefused
    ? 'L’école a regardé un document que vous aviez remis, et ne peut pas l’accepter. Le motif est dans «\u00a0Mes documents\u00a0», où vous pouvez en envoyer un autre.'
    : 'L’école a regardé un document que vous aviez remis\u00a0: il est en ordre.',
  path: '/documents',
});

/** A document that a student handed in is accepted, or refused with its reason. */
export const documentKind: Kind = {
  decide: async (tx, id, { issue, texte, documentId }, now) => {
    const before = await lockDocument(tx, id);
    if (!before || (documentId !== undefined && before.documentId !== documentId)) return null;
    const motif = issue === 'refuse' ? texte : null;
    const statut = motif === null ? 'accepte' : 'refuse';
    await decideDocument(tx, id, { statut, motif, statutLe: now });
    const { titre, etudiantId, statutLe } = before;
    return {
      etudiantId,
      since: statutLe,
      words: motif ?? 'En ordre.',
      said: `«\u00a0${titre}\u00a0» est ${motif === null ? 'accepté' : 'refusé'}.`,
      action: `document.${statut}`,
      target: `document-dossier:${id}`,
      titre: subjectOf(titre, motif !== null),
      texte: textOf(titre, motif),
      mail: documentMail(motif !== null),
    };
  },
  restore: (tx, { objetId, issue, attendaitDepuis }) =>
    restoreDocument(tx, objetId, issue === 'refuse' ? 'refuse' : 'accepte', attendaitDepuis),
};
