import { request } from 'playwright';
import { mapLimit } from 'release-store';
import { openSession } from 'tooling/testing/browser/session';
import { FAMILIES } from '../screens/families.mjs';

/** @typedef {import('tooling/testing/browser/session').StorageState} StorageState */

/** Every demo account that a check opens a page as. */
export const ACCOUNTS = FAMILIES.flat().map(({ persona }) => persona);

const MAX_CONCURRENT = 2;

/** A portal that starts at the same moment again is always within it, whatever the day. @param {StorageState} state */
const withoutEnd = ({ cookies, origins }) => ({
  cookies: cookies.map((cookie) => ({ ...cookie, expires: -1 })),
  origins,
});

/**
 * Signs every account in at a portal: the cookies of each.
 *
 * @param {string} url
 * @returns {Promise<Record<string, StorageState>>}
 */
export const openSessions = async (url) =>
  Object.fromEntries(
    await mapLimit(ACCOUNTS, MAX_CONCURRENT, async (account) => [
      account,
      withoutEnd(await openSession(request, url, account)),
    ]),
  );
