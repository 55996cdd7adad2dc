const KEY = 'sonde';
const BODY = 'portail';

/** A mark in If-Match: with its quotes, as the standard has it, or without them, as Ceph compares it. */
const SPELLINGS = [(mark) => mark, (mark) => mark.replaceAll('"', '')];

/**
 * How this store wants to read a mark. Throws where it ignores the conditions of a write: on such a one, two teams that
 * promote at the same time would undo each other without a word.
 *
 * @param {{read: Function, put: Function}} objects `put(key, body, condition)` resolves to whether it was written
 */
export const findSpelling = async ({ read, put }) => {
  await put(KEY, BODY, {});
  const { mark } = await read(KEY);
  for (const spell of SPELLINGS) {
    if (!(await put(KEY, BODY, { IfMatch: spell(mark) }))) continue;
    const isReplaced = await put(KEY, BODY, { IfNoneMatch: '*' });
    const isAmended = await put(KEY, BODY, { IfMatch: spell('"0"') });
    if (!isReplaced && !isAmended) return spell;
  }
  throw new Error(
    'ce stockage ne tient pas compte de If-Match et If-None-Match à l’écriture : il ne convient pas',
  );
};
