import { HEALTH_PERIOD } from 'shared-contract/gestion/periods';
import { covers, type Scope } from '../scope.queries';
import type { WindowKey } from './periods.queries';

/** Whether this event is for somebody of these sections; what reveals health is for who has every section. */
export const mayKnowPeriod = (scope: Scope, flag: string): boolean =>
  scope === null || flag !== HEALTH_PERIOD;

/** Whether a window may be read: one's sections' and the whole school's. */
export const mayReadWindow = (scope: Scope, { flag, programmeId }: WindowKey): boolean =>
  mayKnowPeriod(scope, flag) && (programmeId === null || covers(scope, programmeId));

/** Whether a window may be changed, and a change of it taken back. */
export const mayMoveWindow = (scope: Scope, { flag, programmeId }: WindowKey): boolean =>
  mayKnowPeriod(scope, flag) && covers(scope, programmeId);
