import type { FastifyInstance } from 'fastify';
import type { DeadlineStudent, OwnDeadline } from '../../shared/deadlines/own-deadline';
import { windowState } from '../../shared/deadlines/window-state';
import { findInternships, type InternshipRow } from './internships.queries';

const SCREEN = '/evenement/stages';

/** The papers of an internship that can be asked for by now: the evaluation only once it is over. */
const missingPapers = ({ preAccordId, conventionId, evaluationId, fin }: InternshipRow, today: string) => [
  ...(preAccordId === null ? ['pré-accord'] : []),
  ...(conventionId === null ? ['convention'] : []),
  ...(evaluationId === null && fin !== null && fin < today ? ['évaluation du maître de stage'] : []),
];

const internship = (student: DeadlineStudent, stage: InternshipRow): OwnDeadline[] => {
  const window = student.windowOf('CanViewStage');
  const place = stage.encode ? stage.organisation : stage.theme;
  const encoding = windowState(window, { done: stage.encode });
  const missing = stage.encode ? missingPapers(stage, student.today) : [];
  const papers =
    missing.length > 0
      ? windowState(window, { isBegun: stage.conventionId !== null || stage.preAccordId !== null })
      : null;
  const name = place ? `\u00a0: ${place}` : '';
  return [
    ...(encoding
      ? [
          {
            ...encoding,
            code: `stage-${stage.stageId}`,
            title: `Encoder votre lieu de stage${name}`,
            link: SCREEN,
          },
        ]
      : []),
    ...(papers
      ? [
          {
            detail: missing.join(', '),
            ...papers,
            code: `stage-papiers-${stage.stageId}`,
            title: `Charger les documents de votre stage${name}`,
            link: SCREEN,
          },
        ]
      : []),
  ];
};

/** Brings a student's internships and their papers to her deadlines. */
export const registerInternshipDeadlines = (app: FastifyInstance): void =>
  app.deadlines.register({
    domain: 'Stages',
    link: SCREEN,
    provider: async (student) => {
      const stages = await findInternships(app.db.orm, student.etudiantId);
      return stages.flatMap((stage) => internship(student, stage));
    },
  });
