import { formatCents } from 'shared-contract/base/format';
import { tellStudent } from '../../platform/outbox/tell-student';
import { answerIntervention } from './staff.queries';
import { readId, StaffError, type StaffVerb } from './verb';

const USAGE = 'intervention <CommandeID> --message "…"';
const LONGEST = 500;

/** Answers the request of intervention of an order, once: the words stand on the order, and the student reads them. */
export const interventionVerb: StaffVerb = {
  usage: USAGE,
  run: async (db, args, now) => {
    const id = readId(args[0], USAGE);
    const message = args[1] === '--message' ? args.slice(2).join(' ').trim() : '';
    if (message === '' || message.length > LONGEST)
      throw new StaffError(`Usage\u00a0: npm run staff -- ${USAGE}`);
    return db.transaction(async (tx) => {
      const found = await answerIntervention(tx, id, message);
      if (!found)
        throw new StaffError(
          `Aucune demande d’intervention en attente ne porte le numéro de commande ${id}.`,
        );
      const order = `votre commande de syllabus n°\u00a0${id} (${formatCents(found.montant)})`;
      const mail = await tellStudent(
        tx,
        {
          etudiantId: found.etudiantId,
          action: 'intervention.traitee',
          target: `commande:${id}`,
          path: '/commandes',
          subject: `Votre demande d’intervention pour la commande n°\u00a0${id}`,
          text: `Le service social a répondu à votre demande d’intervention dans ${order}\u00a0: ${message}`,
        },
        now,
      );
      return `La demande d’intervention de la commande ${id} est traitée\u00a0: ${message} ${mail}`;
    });
  },
};
