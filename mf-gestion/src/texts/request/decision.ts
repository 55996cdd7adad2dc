import { DECISION_LIMITS } from 'shared-contract/gestion/decision-limits';
import { BATCH_TEXTS } from '../batch';
import { ACT_WORDS, ANSWER_DIALOG, PLAN_DIALOG } from './acts';

/** Sentences of a decision. */
export const DECISION_TEXTS = {
  region: 'Décision',
  delay: (firstName: string) =>
    `${firstName} recevra un e-mail ${DECISION_LIMITS.takeBackSeconds}\u00a0s après votre décision.`,
  skip: 'Suivante',
  isLast: 'C’est la dernière de la liste.',
  of: ACT_WORDS,
  answer: ANSWER_DIALOG,
  plan: PLAN_DIALOG,
  arrangements: 'Dans chaque unité de l’année',
  arrangementsMissing: 'Dites ce qui est aménagé.',
  batch: BATCH_TEXTS,
  templates: 'Modèle (touches 1 à 4)',
  words: (firstName: string) => `Ce que ${firstName} lira`,
  count: (length: number, most: number) => `${length} / ${most}`,
  reasonMissing: 'Dites pourquoi\u00a0: l’étudiant lira ce motif.',
  failure: 'La décision n’a pas été prise',
  undone: 'Décision annulée\u00a0: la demande est revenue à sa place.',
  undoFailure: 'La décision n’a pas été annulée',
  undo: (seconds: number) => `Annuler (${seconds}\u00a0s)`,
  told: (firstName: string, seconds: number) => `${firstName} recevra un e-mail dans ${seconds}\u00a0s`,
  noAddress: 'Ce dossier n’a pas d’adresse e-mail\u00a0: personne ne sera prévenu.',
} as const;
