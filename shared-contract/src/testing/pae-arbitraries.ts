import fc from 'fast-check';
import type { PaeLevel, PaeUnit } from '../pae/answers';
import { aUnit, judged, requisite } from './pae';

const MAX_UNITS = 14;
const someIds = (count: number) => fc.uniqueArray(fc.integer({ min: 1, max: count }), { maxLength: 3 });
const rarely = fc.integer({ min: 0, max: 9 }).map((draw) => draw === 0);

const unitArbitrary = (id: number, count: number): fc.Arbitrary<PaeUnit> =>
  fc
    .record({
      ECTS: fc.constantFrom(2, 2.5, 4, 5, 6, 10),
      Preselection: fc.boolean(),
      IsOption: fc.boolean(),
      NotSelectable: rarely,
      CreditsValides: rarely,
      IsDispense: rarely,
      prerequisites: someIds(count),
      corequisites: someIds(count),
      rivals: fc.oneof({ weight: 3, arbitrary: fc.constant<number[]>([]) }, someIds(count)),
    })
    .map(({ prerequisites, corequisites, rivals, ...fields }) =>
      aUnit(id, {
        ...fields,
        Select: fields.Preselection && !fields.CreditsValides && !fields.IsDispense,
        Prerequis: prerequisites.filter((one) => one !== id).map(requisite),
        Corequis: corequisites.filter((one) => one !== id).map((one) => judged(one)),
        Incompatibilites: rivals.filter((one) => one !== id).map((one) => judged(one)),
      }),
    );

/** Any programme: cycles, rivals declared one way only, closed and acquired units. */
export const levelsArbitrary: fc.Arbitrary<PaeLevel[]> = fc
  .integer({ min: 1, max: MAX_UNITS })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => unitArbitrary(index + 1, count))))
  .map((Cours) => [{ NiveauCoursLibelle: 'Bloc 1', Cours }]);

/** Clicks on units of such a programme, some of them on none. */
export const clicksArbitrary = fc.array(fc.integer({ min: 1, max: MAX_UNITS }), { maxLength: 40 });
