import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares a sent secret with the right one, of whatever length and alphabet, in a time that tells nothing of it. */
export const isSameSecret = (sent: string, right: string): boolean =>
  timingSafeEqual(digest(sent), digest(right));
