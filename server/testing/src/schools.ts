import { join } from 'node:path';
import { loadDemo } from 'server-demo';
import type { PackagedSchoolName } from 'server-demo/schools/school';
import { PORTAL_ROOT } from 'server-kernel/config';
import { loadInstitution } from 'server-kernel/institution/institution';
import { demoVersion, openTestPortal, TEST_NOW, type TestPortal } from './portal';

/** The whole portal over one of the demo schools that arrive by a package, under its own institution.json. */
export const openSchool = (school: PackagedSchoolName): Promise<TestPortal> => {
  const institutionFile = join(PORTAL_ROOT, 'server', 'demo', 'src', 'schools', school, 'institution.json');
  return openTestPortal(
    { DEMO_SCHOOL: school, INSTITUTION_FILE: institutionFile },
    {},
    {
      name: school,
      version: demoVersion(),
      fill: async (db) => {
        const { privacyVersion } = loadInstitution(institutionFile).institution;
        await loadDemo(db, { clock: { now: () => new Date(TEST_NOW) }, school, privacyVersion });
      },
    },
  );
};
