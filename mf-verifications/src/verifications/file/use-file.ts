import { useApi } from 'shared-auth';
import type {
  Job,
  PriorCareer,
  VerificationDocument,
  VerificationPae,
} from 'shared-contract/verifications/verifications';

const pathOf = (inscriptionId: number, part: string): string =>
  `/extranet/verifications/${inscriptionId}/${part}`;

export const useProgramme = (id: number) => useApi<VerificationPae>(pathOf(id, 'PAE'));

export const useDocuments = (id: number) => useApi<VerificationDocument[]>(pathOf(id, 'documents'));

export const useStatements = (id: number) => useApi<VerificationDocument[]>(pathOf(id, 'relevesNotes'));

export const useCareers = (id: number) => useApi<PriorCareer[]>(pathOf(id, 'ParcoursAnterieur'));

export const useJobs = (id: number) => useApi<Job[]>(pathOf(id, 'Emplois'));

export const careerPath = (id: number, line: number): string => pathOf(id, `ParcoursAnterieur/${line}`);

export const jobPath = (id: number, line: number): string => pathOf(id, `Emplois/${line}`);

/** Path under /api/v1 of a file of the student. */
export const documentPath = (inscriptionId: number, documentId: number): string =>
  pathOf(inscriptionId, `documents/${documentId}`);
