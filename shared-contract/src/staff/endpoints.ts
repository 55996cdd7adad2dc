import { get } from '../base/endpoint';
import type { StaffHome } from './answers';

/** What waits, what changes this week and who was seen last, for the home of staff. */
export const staffHome = /* @__PURE__ */ get('/extranet/personnel/accueil').answers<StaffHome>();
