import { plural } from 'shared-contract/base/french';
import { makePlanReady, PAI_READY } from '../../shared/inclusive/make-plan-ready';
import { revertPaiReady } from '../../shared/inclusive/plan.queries';
import type { Kind } from './kind';

/** History text without any arrangement: it is health data. */
const WORDS = 'Plan prêt à signer.';

/** The support plan of a submitted request is made ready to sign; nobody refuses one. */
export const paiKind: Kind = {
  decide: async (tx, id, { issue, texte }, now) => {
    const plan = issue === 'refuse' ? null : await makePlanReady(tx, { id, words: texte, now });
    if (!plan) return null;
    const { etudiantId, since, units, isFilled } = plan;
    return {
      ...PAI_READY,
      etudiantId,
      since,
      words: WORDS,
      said: `Le plan de la demande ${id} est prêt à signer (${units}\u00a0${plural(units, 'unité', 'unités')}).`,
      action: 'pai.pret',
      target: `pai:${id}`,
      before: { estVide: isFilled },
    };
  },
  restore: async (tx, { objetId, avant }) =>
    revertPaiReady(tx, objetId, avant !== null && 'estVide' in avant && avant.estVide),
};
