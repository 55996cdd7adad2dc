import type { Principal } from '../access/types';
import type { FoundFile } from './files.queries';

/** Kinds of files that nobody reads on a student's behalf (CONTRACT §2). */
const STUDENT_ALONE = new Set(['inclusif', 'absence']);

/**
 * True when a file belongs to the student in view and this person may read it: staff read no health data and no absence
 * proofs, a blocked student keeps her uploads and loses the downloads (CONTRACT §5.6).
 */
export const mayReadOwn = (principal: Principal, { file, inscriptionId }: FoundFile): boolean => {
  if (principal.etudiantId === null || file.etudiantId !== principal.etudiantId) return false;
  if (principal.viewing) return !STUDENT_ALONE.has(file.usage);
  return !principal.isBlocked || inscriptionId === null;
};
