import { useApi } from 'shared-auth';
import { STARTUP_PATHS } from 'shared-contract';
import type { Thesis } from 'shared-contract/thesis/thesis';

const STUDENT = '/extranet/student';

/** Calls that a write on the thesis changes: its own, and the flags that open the next steps. */
export const THESIS_READS = [
  `${STUDENT}/Memoire`,
  `${STUDENT}/MemoireRemise`,
  `${STUDENT}/canUploadSecondeSession/*`,
  STARTUP_PATHS.events,
];

/** The student's thesis; null when the school opened none. */
export const useThesis = () => useApi<Thesis | null>(`${STUDENT}/Memoire`);

/** The same, as the submission reads it. */
export const useSubmission = () => useApi<Thesis | null>(`${STUDENT}/MemoireRemise`);

/** Whether the school opened a second session for this thesis; nothing is asked before it is known. */
export const useSecondSession = (memoireId: number | null) =>
  useApi<boolean>(memoireId === null ? null : `${STUDENT}/canUploadSecondeSession/${memoireId}`);
