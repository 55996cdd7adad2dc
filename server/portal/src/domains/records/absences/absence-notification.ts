import { formatDay } from 'shared-contract/base/dates';
import type { ActNotification } from '../../shared/outbox/notify-act';

/** Days of an absence, `YYYY-MM-DD`. */
interface Days {
  debut: string;
  fin: string;
}

/** The days and nothing else: why somebody was absent is often health. */
export const absenceNotification = (
  id: number,
  { debut, fin }: Days,
): Omit<ActNotification, 'etudiantId' | 'now'> => {
  const dates = `du ${formatDay(debut)} au ${formatDay(fin)}`;
  return {
    code: `absence:${id}`,
    titre: `Votre absence ${dates} est déclarée`,
    texte: null,
    lien: `/absences/${id}`,
    mail: {
      kind: 'absence.declaree',
      subject: 'Votre absence est déclarée',
      text: `Votre absence ${dates} est enregistrée, avec son justificatif. L’école la suivra\u00a0: vous lirez sa réponse dans le portail.`,
      path: `/absences/${id}`,
    },
  };
};
