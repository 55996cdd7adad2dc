import fp from 'fastify-plugin';
import type { CalendarEntry } from './ics';

/** A domain's dates for one student, in any order. */
export type CalendarProvider = (etudiantId: number) => Promise<CalendarEntry[]>;

declare module 'fastify' {
  interface FastifyInstance {
    calendar: {
      /** Puts a domain's dates on every student's calendar. */
      add(provider: CalendarProvider): void;
      /** Everything that the domains have for a student, in the order of their registration. */
      entriesOf: CalendarProvider;
    };
  }
}

/** Where domains bring the dates that they alone can work out. */
export const calendarSources = fp(
  async (app) => {
    const providers: CalendarProvider[] = [];
    app.decorate('calendar', {
      add: (provider: CalendarProvider) => {
        providers.push(provider);
      },
      entriesOf: async (etudiantId: number) => {
        const entries: CalendarEntry[] = [];
        for (const provider of providers) entries.push(...(await provider(etudiantId)));
        return entries;
      },
    });
  },
  { name: 'calendar-sources' },
);
