/**
 * Runs `work` on every item, `limit` at a time; resolves to the results in the order of the items. After a failure
 * nothing more is begun, and what is under way is waited for before it rejects.
 */
export const mapLimit = async <Item, Result>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  const queue = [...items].map((item, rank) => ({ item, rank }));
  const run = async () => {
    try {
      for (let next = queue.shift(); next; next = queue.shift()) results[next.rank] = await work(next.item);
    } catch (error) {
      queue.length = 0;
      throw error;
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: limit }, run));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return results;
};
