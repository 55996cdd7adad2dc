import { join } from 'node:path';
import { root } from '../tooling/build/paths.mjs';
import { type Place, portalUrl, servePortal } from './own-portal';

type School = 'rives' | 'petite';

/** Where the portal of a school is served while `serveSchool` runs. */
export const schoolUrl = (school: School): string => portalUrl(school);

/** Serves this build over one of the demo schools that arrive by a package; resolves to what ends it. */
export const serveSchool = (school: School, place: Place = school): Promise<() => Promise<void>> =>
  servePortal(place, {
    DEMO_SCHOOL: school,
    INSTITUTION_FILE: join(root, 'server/demo/src/schools', school, 'institution.json'),
  });
