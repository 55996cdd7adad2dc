/** A choice in a draft: unit numbers. */
export interface KeptChoice {
  chosen: number[];
  commentaire: string | null;
}

/** Draft of an unsaved composition. */
export interface PaeDraft extends KeptChoice {
  /** Of the programme that the choice was made from. */
  version: number;
  /** Words of the comment dialog that were not recorded; absent where there are none. */
  mot?: string;
  /** A choice made from an older version, which is still offered; absent where there is none. */
  perdu?: KeptChoice;
}

const isWords = (value: unknown): value is string | null => value === null || typeof value === 'string';

const readChoice = (value: unknown): KeptChoice | null => {
  const { chosen, commentaire }: Partial<Record<keyof KeptChoice, unknown>> = Object(value);
  const isList = Array.isArray(chosen) && chosen.every((one) => Number.isInteger(one));
  return isList && isWords(commentaire) ? { chosen, commentaire } : null;
};

/** Parses a draft of any page version; invalid values are dropped. */
export const readDraft = (contents: unknown): PaeDraft | null => {
  const choice = readChoice(contents);
  const { version, mot, perdu }: Partial<Record<keyof PaeDraft, unknown>> = Object(contents);
  if (!choice || typeof version !== 'number') return null;
  const lost = readChoice(perdu);
  return {
    ...choice,
    version,
    ...(typeof mot === 'string' && { mot }),
    ...(lost && { perdu: lost }),
  };
};
