import { useApi } from 'shared-auth';
import {
  gradeStatements,
  handedInDocuments,
  job,
  jobs,
  priorCareer,
  priorCareers,
  programme,
} from 'shared-contract/verifications/endpoints';

export const useProgramme = (InscriptionID: number) => useApi(programme, { InscriptionID });

export const useDocuments = (InscriptionID: number) => useApi(handedInDocuments, { InscriptionID });

export const useStatements = (InscriptionID: number) => useApi(gradeStatements, { InscriptionID });

export const useCareers = (InscriptionID: number) => useApi(priorCareers, { InscriptionID });

export const useCareer = (InscriptionID: number, ligne: number) =>
  useApi(priorCareer, { InscriptionID, ligne });

export const useJobs = (InscriptionID: number) => useApi(jobs, { InscriptionID });

export const useJob = (InscriptionID: number, ligne: number) => useApi(job, { InscriptionID, ligne });
