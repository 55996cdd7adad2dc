import { formatCents } from 'shared-contract/base/format';
import type { Kind, Verdict } from './kind';
import { answerIntervention, reopenIntervention } from './kinds.queries';

const wordsOf = ({ issue, texte }: Verdict): string => {
  if (issue === 'refuse') return `Demande refusée\u00a0: ${texte}`;
  if (issue === 'accepte') return texte === null ? 'Demande acceptée.' : `Demande acceptée\u00a0: ${texte}`;
  return texte ?? '';
};

/** Mail that an answer was given, without its text. */
export const answeredMail = (commandeId: number) => ({
  kind: 'intervention.traitee' as const,
  subject: `Votre demande d’intervention pour la commande n°\u00a0${commandeId}`,
  text: 'Le service social a répondu à votre demande d’intervention. La réponse est dans «\u00a0Mes commandes\u00a0».',
  path: '/commandes',
});

/** The request of intervention of an order is answered, once: the words stand on the order, and the student reads them. */
export const interventionKind: Kind = {
  decide: async (tx, id, verdict) => {
    const words = wordsOf(verdict);
    const found = await answerIntervention(tx, id, words);
    if (!found) return null;
    const order = `votre commande de syllabus n°\u00a0${id} (${formatCents(found.montant)})`;
    return {
      etudiantId: found.etudiantId,
      since: null,
      words,
      said: `La demande d’intervention de la commande ${id} est traitée\u00a0: ${words}`,
      action: 'intervention.traitee',
      target: `commande:${id}`,
      titre: `Votre demande d’intervention pour la commande n°\u00a0${id}`,
      texte: `Le service social a répondu à votre demande d’intervention dans ${order}\u00a0: ${words}`,
      mail: answeredMail(id),
    };
  },
  restore: (tx, { objetId, texte }) => reopenIntervention(tx, objetId, texte),
};
