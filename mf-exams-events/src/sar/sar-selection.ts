/** Unsent changes by code: ticked or unticked. */
export type SarSelection = Readonly<Record<string, boolean>>;

/** Parses a draft, which an older version of the page may have written. */
export const parseSelection = (contents: unknown): SarSelection => {
  if (typeof contents !== 'object' || contents === null || Array.isArray(contents)) return {};
  return Object.fromEntries(
    Object.entries(contents).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  );
};
