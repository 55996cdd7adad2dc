import { REPORTED_FRAMES } from 'shared-contract/federation/registry';

const FRAME = /\/(?:assets|r)\/[\w./+-]+\.js:\d+:\d+/g;

/** Scripts of the portal and the positions in them that an error came through, innermost first; nothing of what it says. */
export const framesOf = (error: unknown): string[] | undefined =>
  error instanceof Error ? error.stack?.match(FRAME)?.slice(0, REPORTED_FRAMES) : undefined;
