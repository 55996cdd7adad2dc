import { type Question, toQuestion } from '../base/plausibility';

/** What is improbable in a request that is submitted, asked before it binds. */
export const requestQuestions = (attachments: number): Question[] =>
  attachments === 0 ? [toQuestion('sans-annexe', 'Votre demande part sans aucune attestation')] : [];
