import { createHash } from 'node:crypto';

/**
 * How an account that a team named for the trial of its remote stands in the registry: who reads a folder or a bucket of
 * releases is told nobody's name.
 */
export const trialMark = (remote: string, account: string): string =>
  createHash('sha256')
    .update(`essai:${remote}:${account.trim().toLowerCase()}`)
    .digest('base64url')
    .slice(0, 22);
