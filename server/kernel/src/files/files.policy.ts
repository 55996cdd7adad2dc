import type { Principal } from '../access/types';
import type { FoundFile } from './files.queries';

/** Kinds of files that nobody reads on a student's behalf (CONTRACT §2). */
const STUDENT_ALONE = new Set(['inclusif', 'absence']);

/**
 * Whether a file is of the student in view and may be read by the person who asks: staff reads no health data
 * and no absence's proof, a blocked student keeps what she uploaded and loses the downloads (CONTRACT §5.6).
 */
export const mayReadOwn = (principal: Principal, { file, inscriptionId }: FoundFile): boolean => {
  if (principal.etudiantId === null || file.etudiantId !== principal.etudiantId) return false;
  if (principal.viewing) return !STUDENT_ALONE.has(file.usage);
  return !principal.isBlocked || inscriptionId === null;
};
