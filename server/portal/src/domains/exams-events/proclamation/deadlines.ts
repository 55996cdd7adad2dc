import type { FastifyInstance } from 'fastify';
import type { DeadlineStudent, OwnDeadline } from '../../shared/deadlines/own-deadline';
import { windowState } from '../../shared/deadlines/window-state';
import { type CeremonyRow, findCeremony } from './proclamation.queries';

const SCREEN = '/evenement/proclamation';

const ceremonyOf = (ceremony: CeremonyRow, now: Date): OwnDeadline[] => {
  const { id, libelle, date_heure: at, lieu, invites } = ceremony;
  if (invites === null || at === null) return [];
  return [
    {
      code: `ceremonie-${id}`,
      title: libelle,
      state: at < now ? 'fait' : 'a_faire',
      link: SCREEN,
      at,
      end: at,
      place: lieu,
    },
  ];
};

const graduationDeadlines = async (
  app: FastifyInstance,
  student: DeadlineStudent,
): Promise<OwnDeadline[]> => {
  const ceremony = await findCeremony(app.db.orm, student.etudiantId);
  if (!ceremony) return [];
  const act = windowState(student.windowOf('AccesProclamation'), {
    done: ceremony.invites !== null && (student.receiptOf('Proclamation', 'Présence') ?? true),
  });
  const title = 'Annoncer votre présence à la proclamation';
  return [
    ...(act ? [{ ...act, code: `proclamation-${ceremony.id}`, title, link: SCREEN }] : []),
    ...ceremonyOf(ceremony, student.now),
  ];
};

/** Brings the ceremony to a graduate's deadlines. */
export const registerGraduationDeadlines = (app: FastifyInstance): void =>
  app.deadlines.register({
    domain: 'Proclamation',
    link: SCREEN,
    provider: (student) => graduationDeadlines(app, student),
  });
