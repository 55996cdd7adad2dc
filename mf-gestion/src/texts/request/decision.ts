import { BATCH_TEXTS } from '../batch';
import { ACT_WORDS, ANSWER_DIALOG, PLAN_DIALOG } from './acts';

/** Seconds in words: « 10 s », « 3 min », « 2 min 50 s ». */
export const spellSeconds = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  const left = seconds % 60;
  return [
    ...(minutes > 0 ? [`${minutes}\u00a0min`] : []),
    ...(left > 0 || minutes === 0 ? [`${left}\u00a0s`] : []),
  ].join(' ');
};

/** Sentences of a decision. */
export const DECISION_TEXTS = {
  region: 'Décision',
  delay: (firstName: string, seconds: number) =>
    `${firstName} recevra un e-mail ${spellSeconds(seconds)} après votre décision.`,
  skip: 'Suivante',
  isLast: 'C’est la dernière de la liste.',
  of: ACT_WORDS,
  answer: ANSWER_DIALOG,
  plan: PLAN_DIALOG,
  arrangements: 'Dans chaque unité de l’année',
  arrangementsMissing: 'Dites ce qui est aménagé.',
  batch: BATCH_TEXTS,
  templates: (isByKey: boolean) => `Modèle${isByKey ? ' (touches 1 à 4)' : ''}`,
  words: (firstName: string) => `Ce que ${firstName} lira`,
  count: (length: number, most: number) => `${length} / ${most}`,
  reasonMissing: 'Dites pourquoi\u00a0: l’étudiant lira ce motif.',
  failure: 'La décision n’a pas été prise',
  undone: 'Décision annulée\u00a0: la demande est revenue à sa place.',
  undoFailure: 'La décision n’a pas été annulée',
  undo: 'Annuler',
  /** How it is taken back, for who hears that it was decided. */
  undoBy: (isByKey: boolean) =>
    isByKey
      ? '. Pour annuler\u00a0: Z, ou le bouton précédent.'
      : '. Pour annuler\u00a0: le bouton précédent.',
  told: (firstName: string, seconds: number) =>
    `${firstName} recevra un e-mail dans ${spellSeconds(seconds)}`,
  noAddress: 'Ce dossier n’a pas d’adresse e-mail\u00a0: personne ne sera prévenu.',
} as const;
