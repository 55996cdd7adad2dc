import { VisuallyHidden } from 'shared-ui';

interface SaidProps {
  /** An abbreviation or a sign, for the eye. */
  shown: string;
  /** Its words, for the ear. */
  words: string;
}

/** What is short for the eye, and said in words. */
export const Said = ({ shown, words }: SaidProps) =>
  shown === words ? (
    shown
  ) : (
    <>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
