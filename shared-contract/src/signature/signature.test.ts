import fc from 'fast-check';
import { listChanges, type SignatureUnit, signedCredits, splitTransferred } from './signature';

const unit = (code: string, ects = 5, IsTransfert = false): SignatureUnit => ({
  ConstitutionProgrammeUECode: code,
  ConstitutionProgrammeUELibelle: `Cours ${code}`,
  ConstitutionProgrammeUEQuadri: 'Q1',
  ConstitutionProgrammeUEECTS: ects,
  IsTransfert,
});

const lists = fc.uniqueArray(
  fc.record({
    code: fc.constantFrom('A', 'B', 'C', 'D'),
    ects: fc.integer({ min: 1, max: 9 }),
    t: fc.boolean(),
  }),
  { selector: ({ code }) => code },
);
const toUnits = (list: { code: string; ects: number; t: boolean }[]) =>
  list.map(({ code, ects, t }) => unit(code, ects, t));

describe('a list to sign', () => {
  test('counts transferred units apart', () => {
    const items = [unit('A', 5), unit('B', 7.5), unit('C', 4, true)];
    expect(splitTransferred(items).transferred).toEqual([items[2]]);
    expect(signedCredits(items)).toBe(12.5);
  });

  test('says what was added, taken away, changed and moved, by code', () => {
    const changes = listChanges(
      [unit('A'), unit('B'), unit('C', 5), unit('D')],
      [unit('E'), unit('D', 5, true), unit('B', 6), unit('C', 5)],
    );
    expect(changes).toEqual([
      { code: 'A', label: 'Cours A', before: 5, now: null, isMoved: false },
      { code: 'B', label: 'Cours B', before: 5, now: 6, isMoved: false },
      { code: 'D', label: 'Cours D', before: 5, now: 5, isMoved: true },
      { code: 'E', label: 'Cours E', before: null, now: 5, isMoved: false },
    ]);
  });

  test('differs from itself in nothing, and from another the same way round both ways', () => {
    fc.assert(
      fc.property(lists, lists, (first, second) => {
        const a = toUnits(first);
        const b = toUnits(second);
        expect(listChanges(a, [...a].reverse())).toEqual([]);
        const swapped = listChanges(b, a).map(({ before, now, ...rest }) => ({
          ...rest,
          before: now,
          now: before,
        }));
        expect(swapped).toEqual(
          listChanges(a, b).map(({ before, now, ...rest }) => ({ ...rest, before, now })),
        );
      }),
    );
  });
});
