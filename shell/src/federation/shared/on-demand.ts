/** What the share scope keeps of something shared: the promise of its first fetch, for good unless it is taken out. */
interface Kept {
  loading?: unknown;
}

/**
 * The getter of something shared that some remotes need: fetched when it is asked for, and asked for anew once that has
 * failed. The runtime calls it upon what it keeps.
 */
export const onDemand = (fetch: () => Promise<unknown>) =>
  async function (this: Kept): Promise<() => unknown> {
    try {
      const module = await fetch();
      return () => module;
    } catch (error) {
      this.loading = null;
      throw error;
    }
  };
