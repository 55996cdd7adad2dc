import fp from 'fastify-plugin';
import type { Principal, Standing } from 'server-kernel/access/types';
import { dayOf } from 'shared-contract/base/days';
import { once } from 'shared-contract/base/memoize';
import { findCurrentEnrolment } from '../people/current-enrolment.queries';
import { STUDENT_ALONE_DOMAIN } from '../receipts/issue-receipt.queries';
import { findReceiptHeadlines } from './deadlines.queries';
import type { DeadlineSource, DeadlineStudent, OwnDeadline } from './own-deadline';

/** Deadlines of one domain; `lines` is null when it failed. */
export interface DomainDeadlines {
  domain: string;
  link: string;
  lines: OwnDeadline[] | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    deadlines: {
      /** A domain brings what its students have to do. */
      register(source: DeadlineSource): void;
      /**
       * Deadlines of every domain, in order of registration; failures are reported per domain. `standing`: the
       * reader's, when it was just read.
       */
      of(reader: Principal, etudiantId: number, standing?: Promise<Standing>): Promise<DomainDeadlines[]>;
    };
  }
}

/** Registry of deadline sources: for the list, the home, calendars and reminders. */
export const deadlineSources = fp(
  async (app) => {
    const sources: DeadlineSource[] = [];

    const studentOf = async (
      reader: Principal,
      etudiantId: number,
      known?: Promise<Standing>,
    ): Promise<DeadlineStudent> => {
      const { orm } = app.db;
      const now = app.clock.now();
      const today = dayOf(now);
      const [{ situation, events }, receipts] = await Promise.all([
        known ?? app.rights.standing(reader, now),
        findReceiptHeadlines(orm, etudiantId),
      ]);
      const windows = new Map(events.Evenements.map((window) => [window.Flag, window]));
      return {
        etudiantId,
        now,
        today,
        windowOf: (flag) => windows.get(flag) ?? null,
        situation,
        enrolment: once(() => findCurrentEnrolment(orm, etudiantId, today)),
        receiptOf: (domain, object) =>
          receipts.find(({ Domaine, Objet }) => Domaine === domain && Objet.startsWith(object)) ?? null,
      };
    };

    const ask = async (source: DeadlineSource, student: DeadlineStudent, viewing: boolean) => {
      const { domain, link, provider } = source;
      try {
        const all = await provider(student);
        return { domain, link, lines: all.filter(({ isPrivate }) => !(viewing && isPrivate)) };
      } catch (err) {
        app.log.warn({ domain, err }, 'deadlines: a domain could not be read');
        return { domain, link, lines: null };
      }
    };

    app.decorate('deadlines', {
      register: (source: DeadlineSource) => {
        sources.push(source);
      },
      of: async (reader: Principal, etudiantId: number, standing?: Promise<Standing>) => {
        const student = await studentOf(reader, etudiantId, standing);
        const shown = reader.viewing
          ? sources.filter(({ domain }) => domain !== STUDENT_ALONE_DOMAIN)
          : sources;
        return Promise.all(shown.map((source) => ask(source, student, reader.viewing)));
      },
    });
  },
  { name: 'deadline-sources' },
);
