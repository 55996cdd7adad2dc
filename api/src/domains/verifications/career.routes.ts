import type { FastifyInstance } from 'fastify';
import {
  JobAnswer,
  JobListAnswer,
  PriorCareerAnswer,
  PriorCareerListAnswer,
} from 'shared-contract/verifications/answers';
import { toId } from '../../params';
import { VERIFICATION_ACTIONS } from '../../platform/audit/verification-actions';
import { findJobs, findPriorCareer } from './file.queries';
import { type ById, type ByLine, FILE_PATH, look, section, sectionLine, unknownLine } from './look';
import { toJob, toJobRow, toPriorCareer, toPriorCareerRow } from './verifications.presenter';

/** Prior career and jobs of a student, as lists and one by one (S2 §7). */
export const careerRoutes = async (app: FastifyInstance): Promise<void> => {
  const { orm } = app.db;

  app.get<ById>(`${FILE_PATH}/ParcoursAnterieur`, section(PriorCareerListAnswer), async (request) => {
    const { etudiantId } = await look(request, VERIFICATION_ACTIONS.career);
    return (await findPriorCareer(orm, etudiantId)).map(toPriorCareerRow);
  });

  app.get<ByLine>(
    `${FILE_PATH}/ParcoursAnterieur/:ligne`,
    sectionLine(PriorCareerAnswer),
    async (request) => {
      const id = toId(request.params.ligne);
      const { etudiantId } = await look(request, VERIFICATION_ACTIONS.career, `parcours:${id}`);
      const found = (await findPriorCareer(orm, etudiantId)).find((row) => row.parcoursAnterieurId === id);
      if (!found) throw unknownLine();
      return toPriorCareer(found);
    },
  );

  app.get<ById>(`${FILE_PATH}/Emplois`, section(JobListAnswer), async (request) => {
    const { etudiantId } = await look(request, VERIFICATION_ACTIONS.jobs);
    return (await findJobs(orm, etudiantId)).map(toJobRow);
  });

  app.get<ByLine>(`${FILE_PATH}/Emplois/:ligne`, sectionLine(JobAnswer), async (request) => {
    const id = toId(request.params.ligne);
    const { etudiantId } = await look(request, VERIFICATION_ACTIONS.jobs, `emploi:${id}`);
    const found = (await findJobs(orm, etudiantId)).find((row) => row.emploiId === id);
    if (!found) throw unknownLine();
    return toJob(found);
  });
};
