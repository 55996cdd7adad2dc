import type { AccessFlag } from 'shared-contract';

/** The enrolment of the current academic year, as the event rules read it. */
export interface CurrentEnrolment {
  bloc: number;
  /** Number of blocks of the programme: the last one ends the cycle. */
  blocs: number;
  /** Services of the portal that the students of the programme have. */
  services: {
    orders: boolean;
    sessions: boolean;
    practicals: boolean;
    /** A thesis or another final work in the last block. */
    thesis: boolean;
    /** First block with internships; 0 = none. */
    internshipsFrom: number;
  };
  /** null: nothing was said of it, which is `En préparation`. */
  statutPae: string | null;
  /** The annual programme of this enrolment is on the portal. */
  isOpened: boolean;
  /** It is, or opens at its first reading: the catalogue holds units of the programme up to this block. */
  isComposable: boolean;
}

const COMPOSING: ReadonlySet<string | null> = new Set([null, 'En préparation', 'À modifier']);

/** The student composes: the first time, or after the coordinator gave it back. */
export const isComposing = (statutPae: string | null): boolean => COMPOSING.has(statutPae);

/** This annual programme is the student's to compose, and the portal has what to compose it of. */
export const isToCompose = ({ isComposable, statutPae }: CurrentEnrolment): boolean =>
  isComposable && isComposing(statutPae);

/** All that decides on the events of one student, apart from their windows. */
export interface Situation {
  /** Label of the current academic year. */
  annee: string;
  current: CurrentEnrolment | null;
  /** There is an enrolment of an earlier year. */
  hasPast: boolean;
  hasDeliberation: boolean;
  /** The last deliberation ended the cycle, and no other was begun since. */
  isGraduating: boolean;
  /** A provisional title was given to the thesis. */
  hasThesisTitle: boolean;
  financable: boolean;
  minervalRegle: boolean;
  /** Next step of the re-enrolment wizard; null once finished. */
  etapeReinscription: number | null;
  /** The individual support plan: none, waiting for its signature, or signed. */
  pai: 'aucun' | 'pret' | 'signe';
  /** Registered to the ceremony of the year in which the cycle ended. */
  estProclame: boolean;
  /** Number of the receipt of what she did, by the event that it closed. */
  recus: Partial<Record<AccessFlag, string | null>>;
}

/** The window of an event and what was decided for the student. */
export interface EventFact {
  flag: AccessFlag;
  ouverture: Date | null;
  fermeture: Date | null;
  /** Message shown once the window is over; null = the portal's default. */
  message: string | null;
  /** null: nothing was decided for this student in particular. */
  decision: { ouvert: boolean; raison: string | null } | null;
}
