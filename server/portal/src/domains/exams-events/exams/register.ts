import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tx } from 'server-kernel/db/client';
import { invalid, notFound, precondition } from 'server-kernel/errors';
import { confirmedIn, requireConfirmed } from 'server-kernel/plugins/refusals/require-confirmed';
import { studentInView } from 'server-kernel/student-in-view';
import { dayOf } from 'shared-contract/base/days';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import type { ExamsRegistered, SessionRegistered } from 'shared-contract/exams/answers';
import { examClashQuestions } from 'shared-contract/exams/clashes';
import { examRefusal, REGISTRATION_TEXTS } from 'shared-contract/exams/exams';
import type { ExamTicks } from 'shared-contract/exams/schemas';
import { lockCurrentEnrolment } from '../../shared/people/current-enrolment.queries';
import { issueReceipt } from '../../shared/receipts/issue-receipt.queries';
import { EXAMS_MAIL, SESSION_MAIL } from '../act-mails';
import { RECEIPT_COLUMNS, receiptLines, sessionName, toExamLine, toSession } from './exams.presenter';
import {
  type ExamRow,
  findExams,
  findSession,
  insertExamRegistrations,
  insertSessionRegistration,
} from './exams.queries';

const NO_SESSION = 'Cette session n’existe pas ou n’est pas la vôtre.';
const SESSION_FIRST = 'Inscrivez-vous d’abord à la session.';
const OTHER_EXAM = 'Cet examen n’est pas de votre session.';
const DOMAIN = 'Examens';

/** The enrolment of who asks, locked, with its session: her two tabs take turns. */
const lockSession = async (tx: Tx, request: FastifyRequest) => {
  const today = dayOf(request.server.clock.now());
  const enrolment = await lockCurrentEnrolment(tx, studentInView(request), today);
  const session = enrolment && (await findSession(tx, enrolment, today));
  return enrolment && session ? { enrolment, session } : null;
};

/** Registers to the session (S1 §4); who is registered already gets the receipt of that time. */
export const registerToSession = (
  app: FastifyInstance,
  request: FastifyRequest,
  sessionId: number,
): Promise<SessionRegistered> =>
  app.db.transaction(async (tx) => {
    const found = await lockSession(tx, request);
    if (found?.session.sessionId !== sessionId) throw notFound(NO_SESSION);
    const { enrolment, session } = found;
    if (session.recuNumero !== null && session.date !== null) {
      app.audit.unchanged(request);
      const Recu = { Numero: session.recuNumero, Date: new Date(session.date).toISOString() };
      return { ...toSession(session, enrolment.niveau), Recu };
    }
    const now = app.clock.now();
    const etudiantId = studentInView(request);
    const Recu = await issueReceipt(tx, {
      etudiantId,
      Domaine: DOMAIN,
      Objet: `Inscription à la session – ${sessionName(session)}`,
      Lignes: receiptLines(session, enrolment.niveau, []),
      mail: SESSION_MAIL,
      now,
    });
    const { inscriptionId } = enrolment;
    await insertSessionRegistration(tx, { inscriptionId, sessionId, date: now, recuNumero: Recu.Numero });
    const entry = { action: 'examens.session', etudiantId, target: `session:${sessionId}` } as const;
    await app.audit.record(request, entry, tx);
    return { ...toSession({ ...session, recuNumero: Recu.Numero }, enrolment.niveau), Recu };
  });

const checkTicks = (lines: ExamRow[], codes: string[]): void => {
  const states = lines.map(toExamLine);
  const refusal = examRefusal(states, codes);
  if (refusal === 'registered-to-all') {
    throw precondition(PROBLEM_CODES.registeredToAll, REGISTRATION_TEXTS.registeredToAll);
  }
  const known = new Set(lines.map(({ code }) => code));
  const errors = codes.flatMap((code, index) =>
    known.has(code) ? [] : [{ path: `[${index}].Code`, message: OTHER_EXAM }],
  );
  if (errors.length > 0) throw invalid(errors, OTHER_EXAM);
  if (refusal === 'nothing-ticked') {
    throw invalid([], REGISTRATION_TEXTS.nothingTicked, PROBLEM_CODES.nothingTicked);
  }
  if (refusal === 'nothing-new') throw invalid([], REGISTRATION_TEXTS.nothingNew, PROBLEM_CODES.nothingNew);
};

/** Registers to the ticked exams, all or none; those of an earlier time stay as they are (S1 §5). */
export const registerToExams = (
  app: FastifyInstance,
  request: FastifyRequest,
  ticks: ExamTicks,
): Promise<ExamsRegistered> =>
  app.db.transaction(async (tx) => {
    const found = await lockSession(tx, request);
    if (!found || found.session.recuNumero === null) {
      throw precondition(PROBLEM_CODES.sessionFirst, SESSION_FIRST);
    }
    const { enrolment, session } = found;
    const { inscriptionId, niveau } = enrolment;
    const lines = await findExams(tx, inscriptionId, session.sessionId);
    const codes = [...new Set(ticks.map(({ Code }) => Code))];
    checkTicks(lines, codes);
    const hers = lines.filter(({ code, inscrit }) => inscrit || codes.includes(code));
    requireConfirmed(examClashQuestions(hers.map(toExamLine)), confirmedIn(ticks));
    const chosen = hers.filter(({ inscrit }) => !inscrit);
    const now = app.clock.now();
    const etudiantId = studentInView(request);
    const Recu = await issueReceipt(tx, {
      etudiantId,
      Domaine: DOMAIN,
      Objet: `Inscription aux examens – ${sessionName(session)}`,
      Lignes: receiptLines(session, niveau, chosen),
      Colonnes: RECEIPT_COLUMNS,
      mail: EXAMS_MAIL,
      now,
    });
    await insertExamRegistrations(
      tx,
      { inscriptionId, sessionId: session.sessionId, date: now, recuNumero: Recu.Numero },
      chosen.map(({ examenId }) => examenId),
    );
    const target = `session:${session.sessionId}`;
    const entry = { action: 'examens.inscription', etudiantId, target } as const;
    await app.audit.record(request, entry, tx);
    const Items = lines.map((row) => toExamLine({ ...row, inscrit: row.inscrit || chosen.includes(row) }));
    return { Items, Recu };
  });
