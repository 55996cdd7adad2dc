import { PAE_LIMITS, YEAR_CREDITS } from 'shared-contract/base/limits';

/** What says the length of a programme; `credits` null = 60 a block. */
export interface ProgrammeLength {
  blocs: number;
  credits: number | null;
}

/** Credits of one block of a programme: one year of study. */
export const yearCredits = ({ blocs, credits }: ProgrammeLength): number =>
  credits === null ? YEAR_CREDITS : Math.round(credits / blocs);

/** Credits between which an annual programme stands without a warning; those of a year of 60 in proportion. */
export const paeLimitsOf = (length: ProgrammeLength): { min: number; max: number } => {
  const year = yearCredits(length);
  return {
    min: Math.round((year * PAE_LIMITS.min) / YEAR_CREDITS),
    max: year + PAE_LIMITS.max - YEAR_CREDITS,
  };
};

/** « Spécialisation, bloc 1 »: the level of an enrolment, in the school's word of the cycle. */
export const levelName = (cycle: string, bloc: number): string => `${cycleName(cycle)}, bloc ${bloc}`;

/** The school's word of a cycle, as a title. */
export const cycleName = (cycle: string): string => cycle.charAt(0).toUpperCase() + cycle.slice(1);
