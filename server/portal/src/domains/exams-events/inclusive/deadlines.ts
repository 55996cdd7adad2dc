import type { FastifyInstance } from 'fastify';
import type { DeadlineStudent, OwnDeadline } from '../../shared/deadlines/own-deadline';
import { windowState } from '../../shared/deadlines/window-state';
import { STUDENT_ALONE_DOMAIN } from '../../shared/receipts/issue-receipt.queries';
import { findInclusive } from './inclusive.queries';

const REQUEST = '/enseignement-inclusif';

/** Health data: every line is private. */
const inclusiveDeadlines = async (app: FastifyInstance, student: DeadlineStudent): Promise<OwnDeadline[]> => {
  const file = await findInclusive(app.db.orm, student.etudiantId);
  if (!file) return [];
  const code = `inclusif-${file.demandeDecretInclusifId}`;
  if (file.soumiseLe === null) {
    const title = 'Terminer votre demande d’aménagements';
    return [{ code, title, state: 'commence', link: REQUEST, isPrivate: true }];
  }
  const plan = file.paiPretLe === null ? null : student.windowOf('AccesSignaturePAI');
  const act =
    plan &&
    windowState(plan, {
      done:
        file.paiSigneLe !== null && (student.receiptOf(STUDENT_ALONE_DOMAIN, 'Signature du plan') ?? true),
    });
  const sent: OwnDeadline = {
    code,
    title: 'Envoyer votre demande d’aménagements',
    state: 'fait',
    link: REQUEST,
    at: file.soumiseLe,
    isPrivate: true,
  };
  const title = 'Signer votre plan d’accompagnement (PAI)';
  const link = `${REQUEST}/signature`;
  return [
    sent,
    ...(act
      ? [{ ...act, code: `pai-${file.demandeDecretInclusifId}`, title, link, isPrivate: true as const }]
      : []),
  ];
};

/** Brings the request for arrangements and its plan to the student's own deadlines. */
export const registerInclusiveDeadlines = (app: FastifyInstance): void =>
  app.deadlines.register({
    domain: STUDENT_ALONE_DOMAIN,
    link: REQUEST,
    provider: (student) => inclusiveDeadlines(app, student),
  });
