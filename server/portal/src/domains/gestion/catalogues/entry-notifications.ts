import { roomName } from 'shared-contract/base/format';
import type { DecisionNotification } from '../../shared/outbox/notify-decision';

const PORTAL = 'Votre calendrier du portail est à jour.';

/** A group that meets at another hour or in another room; `horaire` is what is from now on. */
export const groupMovedNotification = (group: {
  cours: string;
  groupe: string;
  horaire: string | null;
}): DecisionNotification => {
  const name = `${group.cours}, ${group.groupe}`;
  const when = group.horaire === null ? 'l’horaire sera fixé plus tard' : roomName(group.horaire);
  return {
    titre: 'L’horaire ou le local de votre groupe change',
    texte: `${name}\u00a0: ${when}.`,
    mail: {
      kind: 'groupe.deplace',
      subject: 'L’horaire ou le local de votre groupe change',
      text: `Votre groupe de travaux pratiques a changé.\n\n${name}\u00a0: ${when}.\n\nVotre place reste la vôtre.`,
      path: '/evenement/inscriptionTP',
    },
  };
};

/** An exam that is held on another day, at another hour or in another room; `moment` is what is from now on. */
export const examMovedNotification = ({
  cours,
  moment,
}: {
  cours: string;
  moment: string;
}): DecisionNotification => ({
  titre: 'Un de vos examens est déplacé',
  texte: `${cours}\u00a0: ${moment}.`,
  mail: {
    kind: 'examen.deplace',
    subject: 'Un de vos examens est déplacé',
    text: `Un examen de votre session est déplacé.\n\n${cours}\u00a0: ${moment}.\n\nVotre inscription reste valable. ${PORTAL}`,
    path: '/evenement/inscriptionExamens',
  },
});
