import fc from 'fast-check';
import { clashesOf, clashQuestions, isClash, type Slot } from './clashes';

const slot = (Jour: number, Debut: string, Fin: string): Slot => ({ Jour, Debut, Fin });

const hours = fc.integer({ min: 8, max: 20 }).map((hour) => `${String(hour).padStart(2, '0')}:00`);
const slots = fc
  .tuple(fc.integer({ min: 1, max: 7 }), hours, hours)
  .filter(([, from, to]) => from < to)
  .map(([Jour, Debut, Fin]) => ({ Jour, Debut, Fin }));

describe('groups', () => {
  it.each<[string, Slot | null, Slot | null, boolean]>([
    ['at the same hour', slot(2, '08:15', '10:15'), slot(2, '08:15', '10:15'), true],
    ['that overlap', slot(2, '08:15', '10:15'), slot(2, '10:00', '12:00'), true],
    ['one after the other', slot(2, '08:15', '10:15'), slot(2, '10:15', '12:15'), false],
    ['on two days', slot(2, '08:15', '10:15'), slot(3, '08:15', '10:15'), false],
    ['one of which has no hour', slot(2, '08:15', '10:15'), null, false],
  ])('%s', (_, one, other, expected) => {
    expect(isClash(one, other)).toBe(expected);
  });

  it('clash both ways or not at all, and always with themselves', () => {
    fc.assert(
      fc.property(slots, slots, (one, other) => {
        expect(isClash(one, other)).toBe(isClash(other, one));
        expect(isClash(one, one)).toBe(true);
      }),
    );
  });

  it('are asked about two by two, under a code that does not depend on their order', () => {
    const group = (groupId: number, course: string) => ({
      groupId,
      course,
      group: `Groupe ${groupId}`,
      slot: slot(2, '08:15', '10:15'),
    });
    const [a, b] = [group(12, 'Microéconomie'), group(7, 'Statistique')];
    expect(clashesOf([a, b, group(3, 'Droit')])).toHaveLength(3);
    expect(clashQuestions([a, b])).toEqual([
      {
        code: 'horaire-7-12',
        text: '«\u00a0Microéconomie\u00a0» (Groupe 12) et «\u00a0Statistique\u00a0» (Groupe 7) ont lieu en même temps, le mardi\u00a0: est-ce exact\u202f?',
      },
    ]);
    expect(clashQuestions([b, a])[0]?.code).toBe('horaire-7-12');
  });
});
