import { formatCents } from 'shared-contract/base/format';
import type { Kind, Verdict } from './kind';
import { answerIntervention, reopenIntervention } from './kinds.queries';

const wordsOf = ({ issue, texte }: Verdict): string => {
  if (issue === 'refuse') return `Demande refusée\u00a0: ${texte}`;
  if (issue === 'accepte') return texte === null ? 'Demande acceptée.' : `Demande acceptée\u00a0: ${texte}`;
  return texte ?? '';
};

/** The request of intervention of an order is answered, once: the words stand on the order, and the student reads them. */
export const interventionKind: Kind = {
  judge: async (tx, id, verdict) => {
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
      path: '/commandes',
      subject: `Votre demande d’intervention pour la commande n°\u00a0${id}`,
      text: `Le service social a répondu à votre demande d’intervention dans ${order}\u00a0: ${words}`,
    };
  },
  restore: (tx, { objetId, texte }) => reopenIntervention(tx, objetId, texte),
};
