import { tellStudent } from '../../platform/outbox/tell-student';
import { judgeDocument } from './staff.queries';
import { readId, StaffError, type StaffVerb } from './verb';

const USAGE = 'document <id> accepte|refuse --motif "…"';

const readVerdict = (args: string[]) => {
  const [, word, option, ...words] = args;
  const motif = option === '--motif' ? words.join(' ').trim() : '';
  if (word === 'accepte') return { statut: 'accepte' as const, motif: null };
  if (word === 'refuse' && motif !== '') return { statut: 'refuse' as const, motif };
  throw new StaffError(
    word === 'refuse'
      ? 'Un refus demande un motif\u00a0: --motif "…".'
      : `Usage\u00a0: npm run staff -- ${USAGE}`,
  );
};

/** Accepts or refuses a document that a student handed in. */
export const documentVerb: StaffVerb = {
  usage: USAGE,
  run: async (db, args, now) => {
    const id = readId(args[0], USAGE);
    const verdict = readVerdict(args);
    return db.transaction(async (tx) => {
      const found = await judgeDocument(tx, id, verdict, now);
      if (!found) throw new StaffError(`Aucun document reçu ne porte le numéro ${id}.`);
      const isRefused = verdict.motif !== null;
      const mail = await tellStudent(
        tx,
        {
          etudiantId: found.etudiantId,
          action: `document.${verdict.statut}`,
          target: `document-dossier:${id}`,
          path: '/documents',
          subject: isRefused
            ? `Document refusé\u00a0: ${found.titre}`
            : `Document accepté\u00a0: ${found.titre}`,
          text: isRefused
            ? `Votre document «\u00a0${found.titre}\u00a0» a été refusé\u00a0: ${verdict.motif}\nVous pouvez en envoyer un autre dans «\u00a0Mes documents\u00a0».`
            : `Votre document «\u00a0${found.titre}\u00a0» est en ordre.`,
        },
        now,
      );
      return `«\u00a0${found.titre}\u00a0» est ${isRefused ? 'refusé' : 'accepté'}. ${mail}`;
    });
  },
};
