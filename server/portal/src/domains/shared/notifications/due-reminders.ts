import { daysBetween } from 'shared-contract/base/days';
import { dayOfDeadline, isAppointment, isDue } from 'shared-contract/deadlines/deadlines';
import type { DomainDeadlines } from '../deadlines/deadline-sources';
import { toDeadline } from '../deadlines/deadlines.presenter';

/** Something that a student is to be reminded of today. */
export interface Reminder {
  /** The deadline and its day: one that is put off is reminded of again. */
  code: string;
  genre: 'rappel-7' | 'rappel-1';
  titre: string;
  texte: string | null;
  lien: string;
  /** Can't be switched off. */
  isRequired: boolean;
  /** Health data: never in a mail. */
  isPrivate: boolean;
}

const WEEK = 7;

const kindFor = (days: number, isHeld: boolean): Reminder['genre'] | null => {
  if (days === 0 || days === 1) return 'rappel-1';
  return !isHeld && days > 1 && days <= WEEK ? 'rappel-7' : null;
};

/** Reminders of a Brussels day: 7 days and 1 day before a deadline, 1 day before an exam. */
export const dueReminders = (domains: readonly DomainDeadlines[], now: Date, today: string): Reminder[] =>
  domains.flatMap(({ domain, lines }) =>
    (lines ?? []).flatMap((own): Reminder[] => {
      const said = toDeadline(domain, own, now);
      const day = dayOfDeadline(said);
      const isHeld = isAppointment(said);
      if (day === null || !(isHeld || isDue(said, now.toISOString()))) return [];
      const genre = kindFor(daysBetween(today, day), isHeld);
      if (!genre) return [];
      return [
        {
          code: `${own.code}@${day}`,
          genre,
          titre: own.title,
          texte: said.Precision,
          lien: own.link,
          isRequired: own.isRequired === true,
          isPrivate: own.isPrivate === true,
        },
      ];
    }),
  );
