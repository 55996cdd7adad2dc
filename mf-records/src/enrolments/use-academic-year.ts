import { useSession } from 'shared-auth';
import { academicYearEnd, academicYearLabel } from 'shared-contract/base/calendar';

/** The academic year in progress by the portal's clock: `2026-2027`. */
export const useAcademicYear = (): string =>
  academicYearLabel(academicYearEnd(new Date(useSession().Maintenant)));
