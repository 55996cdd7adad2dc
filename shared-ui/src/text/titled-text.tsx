import { Fragment } from 'react';
import { passagesOf } from 'shared-contract/records/title-language';

export interface TitledTextProps {
  text: string;
  /** Titles that are English in it. */
  english: readonly string[] | undefined;
}

/** A text whose English titles are read in English (RGAA 8.7). */
export const TitledText = ({ text, english }: TitledTextProps) =>
  passagesOf(text, english).map(({ text: part, lang }) =>
    lang ? (
      <span key={part} lang={lang}>
        {part}
      </span>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    ),
  );
