import { formatInstant } from 'shared-contract/base/dates';
import type { ToldAct } from '../../shared/outbox/tell-act';
import type { DecisionNotice } from '../../shared/outbox/tell-student';

const SCREEN = '/evenement/inscriptionTP';

/** A group, in words. */
interface Place {
  course: string;
  /** Its name and timetable. */
  group: string;
}

/** She is in line. */
export const waitingTold = (
  attenteId: number,
  { course, group }: Place,
): Omit<ToldAct, 'etudiantId' | 'now'> => ({
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
export const keptNotice = (
  { course, group }: Place,
  until: Date,
  clashes: readonly string[],
): DecisionNotice => {
  const end = formatInstant(until.toISOString());
  return {
    titre: 'Une place est gardée pour vous',
    texte: [
      `${course}\u00a0: ${group}. Elle est à vous le ${end}, sauf si vous la refusez avant.`,
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
export const closedNotice = ({ course, group }: Place): DecisionNotice => ({
  titre: 'Une liste d’attente est close',
  texte: `${course}\u00a0: ${group}. Aucune place n’y sera plus donnée\u00a0: votre inscription reste comme elle est.`,
  mail: {
    kind: 'tp.close',
    subject: 'Une liste d’attente est close',
    text: `La liste d’attente de ce groupe est close\u00a0: ${course}, ${group}. Aucune place n’y sera plus donnée, et votre inscription reste comme elle est.`,
    path: SCREEN,
  },
});
