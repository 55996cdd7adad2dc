import { useApi } from 'shared-auth';
import { eventsAccess } from 'shared-contract/portal/endpoints';
import { hasSecondSession, thesis, thesisToSubmit } from 'shared-contract/thesis/endpoints';

/** What a write on the thesis changes: itself as both screens read it, and the flags that open the next steps. */
export const THESIS_READS = [thesis, thesisToSubmit, hasSecondSession, eventsAccess];

/** The student's thesis; null when the school opened none. */
export const useThesis = () => useApi(thesis);

/** The same, as the submission reads it. */
export const useSubmission = () => useApi(thesisToSubmit);

/** Whether the school opened a second session for this thesis. */
export const useSecondSession = (MemoireID: number) => useApi(hasSecondSession, { MemoireID });
