import { SHORT_TITLE_LENGTH } from '../base/limits';
import { type Question, toQuestion } from '../base/plausibility';

/** What is improbable in a title, asked before it binds. */
export const titleQuestions = (title: string): Question[] => {
  const words = title.trim();
  return words.length < SHORT_TITLE_LENGTH
    ? [toQuestion('titre-court', `Le titre du mémoire est «\u00a0${words}\u00a0»`)]
    : [];
};

export interface ThesisPaper {
  title: string;
  /** SHA-256 of each file, hex; null where it is not known. */
  withAppendices: string | null;
  withoutAppendices: string | null;
}

/** What is improbable in a submission, asked before it binds. */
export const submissionQuestions = ({
  title,
  withAppendices,
  withoutAppendices,
}: ThesisPaper): Question[] => [
  ...titleQuestions(title),
  ...(withAppendices !== null && withAppendices === withoutAppendices
    ? [toQuestion('fichiers-identiques', 'Les deux fichiers, avec et sans annexes, sont le même document')]
    : []),
];
