const KEY = 'sonde';

/**
 * Refuses a store that ignores the conditions of a write: on such a one, two teams that promote at the same time would
 * undo each other without a word.
 */
export const assertConditions = async (objects) => {
  await objects.write(KEY, 'portail');
  const isReplaced = await objects.write(KEY, 'portail', { mark: null });
  const isAmended = await objects.write(KEY, 'portail', { mark: '"0"' });
  if (isReplaced || isAmended)
    throw new Error(
      'ce stockage ne tient pas compte de If-Match et If-None-Match à l’écriture : il ne convient pas',
    );
};
