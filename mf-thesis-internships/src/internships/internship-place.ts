import type { Internship } from 'shared-contract/internships/internships';
import { INTERNSHIP_PAGE_TEXTS as texts } from '../texts/internships';

type Placed = Pick<Internship, 'AdresseStageMemoire' | 'StageTheme'>;

/** Where it takes place, once that was said, otherwise its subject. */
export const placeOf = ({ AdresseStageMemoire, StageTheme }: Placed): string =>
  AdresseStageMemoire.Organisation ?? StageTheme ?? texts.noPlace;

/** Of the page of one. */
export const titleOf = (internship: Placed): string => {
  const place = placeOf(internship);
  return place === texts.noPlace ? place : texts.one(place);
};
