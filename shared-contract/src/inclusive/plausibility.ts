import { type Question, toQuestion } from '../base/plausibility';

/** Questions before an improbable request is submitted. */
export const requestQuestions = (attachments: number): Question[] =>
  attachments === 0 ? [toQuestion('sans-annexe', 'Votre demande part sans aucune attestation')] : [];
