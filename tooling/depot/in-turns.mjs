/**
 * Runs `work` on every item, `atOnce` at a time; resolves to the results in the order of the items. After a failure
 * nothing more is begun, and what is under way is waited for before it rejects.
 */
export const inTurns = async (items, atOnce, work) => {
  const results = [];
  const queue = [...items.entries()];
  const runner = async () => {
    while (queue.length > 0) {
      const [rank, item] = queue.shift();
      results[rank] = await work(item);
    }
  };
  const guarded = () =>
    runner().catch((error) => {
      queue.length = 0;
      throw error;
    });
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, guarded));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  return results;
};
