import type { RemoteFailureReport } from 'shared-contract';
import type { Executor } from '../../db/client';
import { remoteFailures } from '../../db/schema/platform';

/** Keeps the report of a remote that failed in a browser, for the operators' counts by version. */
export const insertRemoteFailure = async (
  db: Executor,
  { at, ...report }: RemoteFailureReport & { at: Date },
): Promise<void> => {
  await db.insert(remoteFailures).values({ at, ...report });
};
