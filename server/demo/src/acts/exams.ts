import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import {
  RECEIPT_COLUMNS,
  receiptLines,
  sessionName,
} from 'server-portal/domains/exams-events/exams/exams.presenter';
import { type ExamRow, findExams, findSession } from 'server-portal/domains/exams-events/exams/exams.queries';
import { findCurrentEnrolment } from 'server-portal/domains/shared/people/current-enrolment.queries';
import * as schema from 'server-schema';
import { inscriptionsExamens, inscriptionsSessions } from 'server-schema/exams-events/exams';
import { dayOf, daysBefore } from 'shared-contract/base/days';
import { PERSONAS, TWIN_DIGITS } from '../people/personas';
import { loadReceipts } from './receipts';

/** Days since the personas registered to the session, and to exams. */
const SESSION_DAYS = 6;
const EXAM_DAYS = 4;

/** Who is registered to the session, and to which exams (CONTRACT §4). */
const REGISTERED: Record<string, (exams: ExamRow[]) => ExamRow[]> = {
  '230106': (exams) => exams.slice(0, 2),
  '230108': (exams) => exams,
};

/** Students whom the population numbers first: personas, then each of their twins (see population.ts). */
const registrants = () =>
  TWIN_DIGITS.flatMap((_, twin) =>
    PERSONAS.flatMap(({ matricule }, index) => {
      const choose = REGISTERED[matricule];
      return choose ? [{ etudiantId: twin * PERSONAS.length + index + 1, choose }] : [];
    }),
  );

/** Registrations of the personas to the session in view and to its exams, with their receipts. */
export const loadExams = async (client: Client, now: Date): Promise<void> => {
  const db = drizzle(client, { schema });
  const today = dayOf(now);
  const onSession = daysBefore(now, SESSION_DAYS);
  const onExams = daysBefore(now, EXAM_DAYS);
  for (const { etudiantId, choose } of registrants()) {
    const enrolment = await findCurrentEnrolment(db, etudiantId, today);
    const session = enrolment && (await findSession(db, enrolment, today));
    if (!enrolment || !session) continue;
    const { inscriptionId, niveau } = enrolment;
    const { sessionId } = session;
    const exams = choose(await findExams(db, inscriptionId, sessionId));
    const receipt = { etudiantId, Domaine: 'Examens' };
    const name = sessionName(session);
    const [first = '', second = ''] = await loadReceipts(db, [
      {
        ...receipt,
        Objet: `Inscription à la session – ${name}`,
        Lignes: receiptLines(session, niveau, []),
        now: onSession,
      },
      {
        ...receipt,
        Objet: `Inscription aux examens – ${name}`,
        Lignes: receiptLines(session, niveau, exams),
        Colonnes: RECEIPT_COLUMNS,
        now: onExams,
      },
    ]);
    await db
      .insert(inscriptionsSessions)
      .values({ inscriptionId, sessionId, date: onSession, recuNumero: first });
    if (exams.length === 0) continue;
    await db.insert(inscriptionsExamens).values(
      exams.map(({ examenId }) => ({
        inscriptionId,
        sessionId,
        examenId,
        date: onExams,
        recuNumero: second,
      })),
    );
  }
};
