import type { FastifyInstance } from 'fastify';
import type { OwnDeadline } from '../../../platform/deadlines/own-deadline';
import { findRemediations, type RemediationRow } from './sar.queries';

const SCREEN = '/sar';

const days = ({ id, libelle, intervalles }: RemediationRow, today: string): OwnDeadline[] =>
  intervalles.map(({ DateDebut, DateFin }) => ({
    code: `remediation-${id}-${DateDebut}`,
    title: `Remédiation\u00a0: ${libelle}`,
    state: DateFin < today ? 'fait' : 'a_faire',
    link: SCREEN,
    at: DateDebut,
    end: DateFin,
  }));

/** Brings the help sessions that a student signed up for to her deadlines. */
export const registerSarDeadlines = (app: FastifyInstance): void =>
  app.deadlines.register({
    domain: 'Remédiation',
    link: SCREEN,
    provider: async ({ etudiantId, today }) => {
      const all = await findRemediations(app.db.orm, etudiantId, today);
      return all.filter(({ inscrit }) => inscrit).flatMap((one) => days(one, today));
    },
  });
