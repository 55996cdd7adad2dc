import { petite } from './petite';
import { rives } from './rives';
import type { DemoSchool, PackagedSchoolName } from './school';

/** The demo schools that arrive by a package. */
export const PACKAGED_SCHOOLS: Record<PackagedSchoolName, DemoSchool> = { petite, rives };
