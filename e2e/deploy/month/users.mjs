import { startReader, startWriter } from './readers.mjs';

/**
 * Users during a month: two navigate, one has an order half filled in.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 */
export const startUsers = async (browser, url) => {
  const readers = [await startReader(browser, url, '230101'), await startReader(browser, url, '730101')];
  const writer = await startWriter(browser, url, '830101');
  let lost = 0;
  /** Whether what was typed is still there. */
  const checkInput = async () => {
    if (!(await writer.isKept())) lost += 1;
  };
  return {
    checkInput,
    navigations: () => readers.reduce((sum, { seen }) => sum + seen.navigations, 0),
    /** Ends what they do; resolves to what went wrong for them. */
    leave: async () => {
      await Promise.all(readers.map((reader) => reader.stop()));
      await checkInput();
      await Promise.all([...readers, writer].map(({ close }) => close()));
      const retries = readers.reduce((sum, { seen }) => sum + seen.retries, 0);
      return { failures: readers.flatMap(({ seen }) => seen.failures), retries, lost };
    },
  };
};
