import type { FastifyInstance } from 'fastify';
import type { Remediation } from 'shared-contract/sar/sar';
import { eventTime } from '../../shared/deadlines/event-time';
import type { OwnDeadline } from '../../shared/deadlines/own-deadline';
import { findRemediations, type RemediationRow } from './sar.queries';

const SCREEN = '/sar';

const session =
  ({ id, libelle }: RemediationRow, now: Date) =>
  ({
    DateDebut,
    DateFin,
    HeureDebut,
    HeureFin,
  }: Remediation['RemediationIntervalles'][number]): OwnDeadline => ({
    code: `remediation-${id}-${DateDebut}`,
    title: `Remédiation\u00a0: ${libelle}`,
    link: SCREEN,
    ...eventTime({ first: DateDebut, last: DateFin, from: HeureDebut, to: HeureFin }, now),
  });

/** Brings the help sessions that a student signed up for to her deadlines. */
export const registerSarDeadlines = (app: FastifyInstance): void =>
  app.deadlines.register({
    domain: 'Remédiation',
    link: SCREEN,
    provider: async ({ etudiantId, now, today }) => {
      const all = await findRemediations(app.db.orm, etudiantId, today);
      return all.filter(({ inscrit }) => inscrit).flatMap((one) => one.intervalles.map(session(one, now)));
    },
  });
