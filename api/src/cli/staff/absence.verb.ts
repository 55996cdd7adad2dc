import { formatDay } from 'shared-contract/base/format';
import { tellStudent } from '../../platform/outbox/tell-student';
import { followUpAbsence } from './staff.queries';
import { readId, StaffError, type StaffVerb } from './verb';

const USAGE = 'absence <id> <suivi>';
const LONGEST = 100;

/** Follows up an absence in some words (« Justifiée »); it is read-only from then on. */
export const absenceVerb: StaffVerb = {
  usage: USAGE,
  run: async (db, args, now) => {
    const id = readId(args[0], USAGE);
    const suivi = args.slice(1).join(' ').trim();
    if (suivi === '' || suivi.length > LONGEST)
      throw new StaffError(`Usage\u00a0: npm run staff -- ${USAGE}`);
    return db.transaction(async (tx) => {
      const found = await followUpAbsence(tx, id, suivi);
      if (!found) throw new StaffError(`Aucune absence en attente de suivi ne porte le numéro ${id}.`);
      const dates = `du ${formatDay(found.debut)} au ${formatDay(found.fin)}`;
      const mail = await tellStudent(
        tx,
        {
          etudiantId: found.etudiantId,
          action: 'absence.suivie',
          target: `absence:${id}`,
          subject: 'Suivi de votre absence',
          text: `Votre absence ${dates} a été suivie\u00a0: ${suivi}.`,
          path: `/absences/${id}`,
        },
        now,
      );
      return `L’absence ${dates} est suivie\u00a0: ${suivi}. ${mail}`;
    });
  },
};
