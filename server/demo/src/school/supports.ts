import type { supports, supportsActivites } from 'server-schema/orders/orders';
import type { Programme, Unit } from './catalogue';

type SupportRow = typeof supports.$inferInsert & { supportId: number };

/** Two numbers are kept for each unit: its syllabus, and what goes with the practice. */
const syllabusId = (unit: Unit): number => unit.id * 2 - 1;
const companionId = (unit: Unit): number => unit.id * 2;

const FIRST_CODE = 2000;

/** Withdrawn from sale: an old edition. */
const WITHDRAWN_EVERY = 17;

/** Books are bought before the sale: so many of each, and of some there are none left. */
const SOLD_OUT_EVERY = 25;
const stockOf = (unit: Unit): number => (unit.id % SOLD_OUT_EVERY === 0 ? 0 : 20 + (unit.id % 4) * 10);

/** Cents, in steps of 5: the longer the course, the thicker the syllabus. */
const priceOf = (unit: Unit, base: number, perHour: number): number =>
  base + Math.round((unit.heures * perHour + ((unit.id * 37) % 60)) / 5) * 5;

const syllabus = (unit: Unit): SupportRow => ({
  supportId: syllabusId(unit),
  codeInterne: `SYL-${FIRST_CODE + syllabusId(unit)}`,
  type: 'Syllabus',
  libelle: unit.libelle,
  prix: priceOf(unit, 450, 9),
  retire: false,
  stock: null,
});

/** Exercises where there is practice; a book for every fifth other unit, whose copies are counted from the second block on. */
const companion = (unit: Unit, isCounted = false): SupportRow[] => {
  const hasPractice = unit.activities.some(({ libelle }) => libelle === 'Exercices');
  if (!hasPractice && unit.id % 5 !== 0) return [];
  const [type, code, libelle] = hasPractice
    ? ['Recueil', 'REC', `Exercices – ${unit.libelle}`]
    : ['Livre', 'LIV', `Manuel – ${unit.libelle}`];
  return [
    {
      supportId: companionId(unit),
      codeInterne: `${code}-${FIRST_CODE + companionId(unit)}`,
      type,
      libelle,
      prix: hasPractice ? priceOf(unit, 250, 4) : priceOf(unit, 1900, 12),
      retire: unit.id % WITHDRAWN_EVERY === 0,
      stock: isCounted && !hasPractice ? stockOf(unit) : null,
    },
  ];
};

const unitsOf = (programmes: Programme[]): Unit[] => programmes.flatMap(({ blocs }) => blocs.flat());

/** Every support that the school ever sold: a syllabus a unit, and what goes with it. */
export const supportRows = (programmes: Programme[]): SupportRow[] =>
  programmes.flatMap(({ blocs }) =>
    blocs.flatMap((units, block) => units.flatMap((unit) => [syllabus(unit), ...companion(unit, block > 0)])),
  );

/** The syllabus goes with the theory, or with the only activity; the rest with all others. */
export const supportActivityRows = (programmes: Programme[]): (typeof supportsActivites.$inferInsert)[] =>
  unitsOf(programmes).flatMap((unit) => {
    const [theory, ...practice] = unit.activities;
    if (!theory) return [];
    const link = (supportId: number, activiteApprentissageId: number) => ({
      supportId,
      activiteApprentissageId,
    });
    const others = practice.length > 0 ? practice : [theory];
    return [
      link(syllabusId(unit), theory.id),
      ...companion(unit).flatMap(({ supportId }) => others.map(({ id }) => link(supportId, id))),
    ];
  });
