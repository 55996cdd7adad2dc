import type { FastifyInstance } from 'fastify';
import { formatDay } from 'shared-contract/base/dates';
import type { OwnDeadline } from '../../shared/deadlines/own-deadline';
import { type AbsenceRow, findAbsences, findAbsenceYear } from './absences.queries';

const SCREEN = '/absences';

const periodOf = ({ AbsenceEtudiantDateDebut: from, AbsenceEtudiantDateFin: to }: AbsenceRow): string =>
  from === to ? `du ${formatDay(from)}` : `du ${formatDay(from)} au ${formatDay(to)}`;

/** An absence is declared with its proof, so that there is nothing left to do. */
const justified = (row: AbsenceRow): OwnDeadline => ({
  code: `absence-${row.AbsenceEtudiantID}`,
  title: `Justifier votre absence ${periodOf(row)}`,
  state: 'fait',
  link: `${SCREEN}/${row.AbsenceEtudiantID}`,
  at: row.AbsenceEtudiantDateFin,
  detail: row.SuiviAbsenceValeur,
});

/** Brings the year's absences to a student's deadlines. */
export const registerAbsenceDeadlines = (app: FastifyInstance): void =>
  app.deadlines.register({
    domain: 'Absences',
    link: SCREEN,
    provider: async ({ etudiantId, now }) =>
      (await findAbsences(app.db.orm, etudiantId, await findAbsenceYear(app.db.orm, now))).map(justified),
  });
