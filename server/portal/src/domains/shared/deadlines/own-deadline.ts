import type { Situation } from 'server-kernel/access/situation';
import type { AccessFlag, EventWindow, Recu } from 'shared-contract';
import type { Deadline } from 'shared-contract/deadlines/answers';
import type { CurrentEnrolment } from '../people/current-enrolment.queries';

/** A deadline as its domain declares it. */
export interface OwnDeadline {
  /** Unique among hers and the same from one reading to the next: reminders and calendars know it by this. */
  code: string;
  title: string;
  /** Titles that are English in it. */
  english?: readonly string[];
  state: Deadline['Etat'];
  /** Page of the portal where it is done. */
  link: string;
  /** From when it can be done; absent, already. */
  from?: Date | null;
  /** Last day included (`YYYY-MM-DD`), or the instant at which it closes. */
  until?: string | Date | null;
  /** Day or instant at which it takes place, or was done. */
  at?: string | Date | null;
  /** Last day or instant of what takes place; absent, as `at`. */
  end?: string | Date;
  place?: string | null;
  /** More, in a few words; dates are added to it. */
  detail?: string | null;
  /** Said last, after the dates. */
  note?: string | null;
  receipt?: string | null;
  /** May still be done after the last day: awaited, not missed. */
  isAwaited?: true;
  /** The law or the regulation asks for it: its reminders can't be switched off. */
  isRequired?: true;
  /** Health data: shown to the student alone, and in no mail. */
  isPrivate?: true;
}

/** A receipt as deadlines need it. */
export type ReceiptHeadline = Pick<Recu, 'Numero' | 'Domaine' | 'Objet' | 'Date'>;

/** Student whose deadlines are listed, with the facts that domains need. */
export interface DeadlineStudent {
  etudiantId: number;
  now: Date;
  /** The Brussels day of `now`, `YYYY-MM-DD`. */
  today: string;
  /** Window of an event for this student, now. */
  windowOf(flag: AccessFlag): EventWindow | null;
  /** Situation that decides on her events; null for an unknown student. */
  situation: Situation | null;
  /** Her enrolment of this academic year; null without any. Read once, whoever asks. */
  enrolment(): Promise<CurrentEnrolment | null>;
  /** Her latest receipt of a service whose object begins with these words. */
  receiptOf(domain: string, object: string): ReceiptHeadline | null;
}

/** A domain's deadlines for one student, in any order. */
export type DeadlineProvider = (student: DeadlineStudent) => Promise<OwnDeadline[]>;

/** Registration of a domain's deadlines. */
export interface DeadlineSource {
  /** Display name: `Examens`. */
  domain: string;
  /** Page that shows what its line could not say when it fails. */
  link: string;
  provider: DeadlineProvider;
}
