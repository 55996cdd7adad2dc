import type { Kind, Verdict } from './kind';
import { giveBack, type InternshipReview, lockReview, markReviewed, undoGiveBack } from './stage.queries';

/** Reviewed parts of an internship, as students read them. */
const NAMES: Readonly<Record<string, string>> = {
  Encodage: 'Lieu de stage',
  PreAccord: 'Pré-accord de stage',
  Convention: 'Convention de stage',
  EvaluationMaitreStage: 'Évaluation du maître de stage',
};

const REMEDIES: Readonly<Record<string, string>> = {
  Encodage: 'Vous pouvez corriger le formulaire et l’envoyer à nouveau dans «\u00a0Mes stages\u00a0».',
};

const REMEDY = 'Vous pouvez en charger un autre dans «\u00a0Mes stages\u00a0».';

/** Name of a reviewed part of an internship. */
export const reviewName = (quoi: string): string => NAMES[quoi] ?? 'Stage';

/** Neither which part nor why: the reason is free words, and is read in the portal. */
export const stageMail = (isRefused: boolean) => ({
  kind: 'stage.decide' as const,
  subject: isRefused ? 'Votre stage est à compléter' : 'Votre stage a été regardé',
  text: isRefused
    ? 'L’école a regardé ce que vous avez envoyé pour votre stage, et ne peut pas l’accepter. Le motif est dans le portail, où vous pouvez corriger.'
    : 'L’école a regardé ce que vous avez envoyé pour votre stage\u00a0: c’est en ordre.',
  path: '/evenement/stages',
});

/** True when the part is unchanged since it was opened. */
const isSeen = ({ look }: InternshipReview, { documentId, version }: Verdict): boolean =>
  look.vuLe === null &&
  (documentId === undefined || documentId === look.documentId) &&
  (version === undefined || version === look.version);

const textOf = (quoi: string, motif: string | null): string =>
  motif === null
    ? `«\u00a0${reviewName(quoi)}\u00a0»\u00a0: en ordre.`
    : `«\u00a0${reviewName(quoi)}\u00a0»\u00a0: ${motif}\n${REMEDIES[quoi] ?? REMEDY}`;

/** Review of an internship's form or document: accepted, or given back with a reason. */
export const stageKind: Kind = {
  decide: async (tx, id, verdict, now) => {
    const found = await lockReview(tx, id);
    if (!found || !isSeen(found, verdict)) return null;
    const { look, stage } = found;
    const motif = verdict.issue === 'refuse' ? verdict.texte : null;
    await markReviewed(tx, found, now);
    if (motif !== null) await giveBack(tx, found, now);
    const name = reviewName(look.quoi);
    return {
      etudiantId: stage.etudiantId,
      since: look.depuis,
      words: motif ?? 'En ordre.',
      said: `«\u00a0${name}\u00a0»\u00a0: ${motif === null ? 'accepté' : 'refusé'}.`,
      action: motif === null ? 'stage.accepte' : 'stage.refuse',
      target: `stage:${stage.stageId}`,
      titre: motif === null ? `Stage en ordre\u00a0: ${name}` : `Stage à compléter\u00a0: ${name}`,
      texte: textOf(look.quoi, motif),
      mail: stageMail(motif !== null),
    };
  },
  restore: async (tx, { objetId, issue }) => {
    const found = await lockReview(tx, objetId);
    if (!found || found.look.vuLe === null) return false;
    if (issue === 'refuse' && !(await undoGiveBack(tx, found))) return false;
    await markReviewed(tx, found, null);
    return true;
  },
};
