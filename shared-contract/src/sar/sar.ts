export type { Remediation, RemediationList } from './answers';

interface RemediationState {
  RemediationCode: string;
  RemediationEstInscrit: boolean;
}

/** The rows whose tick differs from what is stored: only these are sent (S2 §4). */
export const changedRemediations = (
  stored: readonly RemediationState[],
  edited: readonly RemediationState[],
): RemediationState[] =>
  edited
    .filter((row) =>
      stored.some(
        (before) =>
          before.RemediationCode === row.RemediationCode &&
          before.RemediationEstInscrit !== row.RemediationEstInscrit,
      ),
    )
    .map(({ RemediationCode, RemediationEstInscrit }) => ({ RemediationCode, RemediationEstInscrit }));
