import { formatDay } from 'shared-contract/base/dates';
import type { Kind, Verdict } from './kind';
import { followUpAbsence, reopenAbsence } from './kinds.queries';

const wordsOf = ({ issue, texte }: Verdict): string => {
  if (issue === 'refuse') return `Non justifiée\u00a0: ${texte}`;
  if (issue === 'accepte') return texte === null ? 'Justifiée' : `Justifiée\u00a0: ${texte}`;
  return texte ?? '';
};

/** The days and nothing else: what is said of an absence is often health. */
export const followedUpMail = (id: number, dates: string) => ({
  kind: 'absence.suivie' as const,
  subject: 'Suivi de votre absence',
  text: `L’école a traité votre absence ${dates}. Sa réponse est dans le portail.`,
  path: `/absences/${id}`,
});

/** An absence is followed up in some words (« Justifiée »); it is read-only from then on. */
export const absenceKind: Kind = {
  decide: async (tx, id, verdict) => {
    const words = wordsOf(verdict);
    const found = await followUpAbsence(tx, id, words, verdict.documentId);
    if (!found) return null;
    const dates = `du ${formatDay(found.debut)} au ${formatDay(found.fin)}`;
    return {
      etudiantId: found.etudiantId,
      since: null,
      words,
      said: `L’absence ${dates} est suivie\u00a0: ${words}.`,
      action: 'absence.suivie',
      target: `absence:${id}`,
      titre: 'Suivi de votre absence',
      texte: `Votre absence ${dates} a été traitée\u00a0: ${words}${/[.!?]$/.test(words) ? '' : '.'}`,
      mail: followedUpMail(id, dates),
    };
  },
  restore: (tx, { objetId, texte }) => reopenAbsence(tx, objetId, texte),
};
