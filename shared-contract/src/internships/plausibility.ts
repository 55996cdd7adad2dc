import { formatDay } from '../base/dates';
import { addDays, daysBetween } from '../base/days';
import { INTERNSHIP_DAYS } from '../base/limits';
import {
  HOME_COUNTRY,
  isUsualPhone,
  postcodeQuestions,
  type Question,
  toQuestion,
} from '../base/plausibility';
import type { FieldProblem } from '../base/problem';
import type { InternshipWrite } from './schemas';

const FAR = 'Cette date est trop éloignée d’aujourd’hui.';
const TOO_LONG = 'Un stage ne dure pas plus de deux ans.';

type Dates = Pick<InternshipWrite, 'StageDateDebut' | 'StageDateFin'>;

/** Errors that no confirmation lifts: 422 of the server, field errors of the form. Days in Brussels. */
export const internshipNonsense = (
  { StageDateDebut: start, StageDateFin: end }: Dates,
  today: string,
): FieldProblem[] => {
  const first = addDays(today, -INTERNSHIP_DAYS.longestAgo);
  const last = addDays(today, INTERNSHIP_DAYS.furthestAhead);
  const isFar = (day: string) => day < first || day > last;
  const isLong = daysBetween(start, end) > INTERNSHIP_DAYS.longest;
  return [
    ...(isFar(start) ? [{ path: 'StageDateDebut', message: FAR }] : []),
    ...(isFar(end) ? [{ path: 'StageDateFin', message: FAR }] : []),
    ...(isLong && !isFar(start) && !isFar(end) ? [{ path: 'StageDateFin', message: TOO_LONG }] : []),
  ];
};

const questionOfStart = (start: string, today: string): Question[] => {
  if (start < today) return [toQuestion('debut-passe', `Le stage a commencé le ${formatDay(start)}`)];
  return start > addDays(today, INTERNSHIP_DAYS.usualAhead)
    ? [toQuestion('debut-lointain', `Le stage ne commence que le ${formatDay(start)}`)]
    : [];
};

const questionOfLength = ({ StageDateDebut: start, StageDateFin: end }: Dates): Question[] => {
  if (start === end) return [toQuestion('un-jour', 'Le stage dure un seul jour')];
  return daysBetween(start, end) > INTERNSHIP_DAYS.usualLength
    ? [
        toQuestion(
          'longue-duree',
          `Le stage dure plus de six mois, du ${formatDay(start)} au ${formatDay(end)}`,
        ),
      ]
    : [];
};

/** The code of a country that is written out in full, in any language, where it is Belgium; null for another. */
const codeOf = (country: string): string | null => (/\bbelg/i.test(country) ? HOME_COUNTRY : null);

const questionOfPlace = (isAbroad: boolean, country: string): Question[] => {
  const isHome = codeOf(country) === HOME_COUNTRY;
  if (isAbroad !== isHome) return [];
  return isAbroad
    ? [toQuestion('pays', 'Le stage a lieu hors de Belgique, dans une organisation établie en Belgique')]
    : [
        toQuestion(
          'pays',
          `Le stage a lieu en Belgique, dans une organisation établie ailleurs (${country})`,
        ),
      ];
};

const questionOfPhone = (phone: string): Question[] =>
  isUsualPhone(phone)
    ? []
    : [toQuestion('telephone', `Le téléphone du représentant est «\u00a0${phone.trim()}\u00a0»`)];

/** Questions before an improbable internship binds. `today` is a day of Brussels. */
export const internshipQuestions = (write: InternshipWrite, today: string): Question[] => {
  const host = write.AdresseStageMemoire;
  return [
    ...questionOfStart(write.StageDateDebut, today),
    ...questionOfLength(write),
    ...questionOfPlace(write.StageHorsBelgique, host.PaysRepresentant),
    ...postcodeQuestions(host.CodePostalRepresentant, codeOf(host.PaysRepresentant)),
    ...questionOfPhone(host.TelephoneRepresentant),
  ];
};
