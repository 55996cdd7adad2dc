import { conflict, notFound, precondition } from 'server-kernel/errors';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { THESIS_TEXTS } from 'shared-contract/thesis/thesis';

/** Refusals of a thesis write (CONTRACT §2). */
export const THESIS_REFUSALS = {
  unknown: () => notFound('Ce mémoire n’existe pas ou n’est pas le vôtre.'),
  submitted: () =>
    conflict(
      PROBLEM_CODES.alreadySubmitted,
      'Ce mémoire est déjà remis\u00a0: il ne peut plus être modifié.',
    ),
  titled: () =>
    conflict(
      PROBLEM_CODES.titleGiven,
      'Le titre provisoire est déjà encodé\u00a0: il ne peut plus être modifié.',
    ),
  untitled: () =>
    precondition(PROBLEM_CODES.titleMissing, 'Encodez d’abord le titre provisoire de votre mémoire.'),
  consented: () => conflict(PROBLEM_CODES.consentGiven, 'Vos consentements sont déjà enregistrés.'),
  /** S1 §5. */
  unconsented: () => precondition(PROBLEM_CODES.consentMissing, THESIS_TEXTS.completeConsents),
  noSecondSession: () =>
    precondition(
      PROBLEM_CODES.secondSessionRefused,
      'La remise en seconde session n’est pas ouverte pour votre mémoire.',
    ),
} as const;
