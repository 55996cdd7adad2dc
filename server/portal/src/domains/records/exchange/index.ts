import { noticeSections, notices } from '../../shared/notices/notice-kinds.queries';
import { enrolments, jobs, juryDecisions, priorCareers, results } from './careers.queries';
import { requiredDocuments } from './documents.queries';
import { addresses, contactMeans, managers, staffMembers, students } from './people.queries';
import { activities, programmeUnits, studyProgrammes, units } from './studies.queries';
import { requisites, unitSheets } from './unit-sheets.queries';
import { academicYears, addressTypes, contactTypes, countries, examSessions } from './years.queries';

/** Package kinds of the school, studies and students, in order of reference. */
export const recordsKinds = [
  countries,
  addressTypes,
  contactTypes,
  academicYears,
  examSessions,
  studyProgrammes,
  units,
  activities,
  programmeUnits,
  requisites,
  unitSheets,
  staffMembers,
  managers,
  students,
  addresses,
  contactMeans,
  enrolments,
  results,
  juryDecisions,
  requiredDocuments,
  priorCareers,
  jobs,
  notices,
  noticeSections,
];
