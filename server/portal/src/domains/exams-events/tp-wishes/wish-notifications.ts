import { formatInstant } from 'shared-contract/base/dates';
import type { ActNotification } from '../../shared/outbox/notify-act';
import type { DecisionNotification } from '../../shared/outbox/notify-decision';

const SCREEN = '/evenement/inscriptionTP';

/** A group, in words. */
interface Place {
  course: string;
  /** Name and timetable of the group. */
  group: string;
}

/** Notification that the wish is registered. */
export const waitingNotification = (
  attenteId: number,
  { course, group }: Place,
): Omit<ActNotification, 'etudiantId' | 'now'> => ({
  code: `attente-tp:${attenteId}`,
  titre: 'Vous êtes dans une liste d’attente',
  texte: `${course}\u00a0: ${group}`,
  lien: SCREEN,
  mail: {
    kind: 'tp.attente',
    subject: 'Vous êtes dans une liste d’attente',
    text: `Votre demande est enregistrée\u00a0: ${course}, ${group}. Dès qu’une place s’y libère et que votre tour est venu, elle est gardée pour vous et nous vous l’écrivons.`,
    path: SCREEN,
  },
});

/** A place is kept for her; `until` is when it becomes hers, and `clashes` are sentences. */
export const reservedNotification = (
  { course, group }: Place,
  until: Date,
  clashes: readonly string[],
): DecisionNotification => {
  const end = formatInstant(until.toISOString());
  return {
    titre: 'Une place est gardée pour vous',
    texte: [
      `${course}\u00a0: ${group}. Sans réponse de votre part, vous passerez dans ce groupe le ${end}.`,
      ...clashes,
    ].join(' '),
    mail: {
      kind: 'tp.place',
      subject: 'Une place est gardée pour vous dans un groupe',
      text: [
        `Une place s’est libérée\u00a0: ${course}, ${group}. Elle est gardée pour vous et devient la vôtre le ${end}. Si vous n’en voulez plus, refusez-la avant dans le portail\u00a0: elle ira à la personne suivante.`,
        ...clashes,
      ].join(' '),
      path: SCREEN,
    },
  };
};

/** No place came in time. */
export const closedNotification = ({ course, group }: Place): DecisionNotification => ({
  titre: 'Une liste d’attente est close',
  texte: `${course}\u00a0: ${group}. Aucune place n’y sera plus donnée\u00a0: votre inscription reste comme elle est.`,
  mail: {
    kind: 'tp.close',
    subject: 'Une liste d’attente est close',
    text: `La liste d’attente de ce groupe est close\u00a0: ${course}, ${group}. Aucune place n’y sera plus donnée, et votre inscription reste comme elle est.`,
    path: SCREEN,
  },
});
