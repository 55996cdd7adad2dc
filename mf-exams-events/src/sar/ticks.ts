/** What was ticked or unticked and not sent yet, by code. */
export type Ticks = Readonly<Record<string, boolean>>;

/** The ticks of a draft, whose contents may come from an older version of the page. */
export const readTicks = (contents: unknown): Ticks => {
  if (typeof contents !== 'object' || contents === null || Array.isArray(contents)) return {};
  return Object.fromEntries(
    Object.entries(contents).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  );
};
