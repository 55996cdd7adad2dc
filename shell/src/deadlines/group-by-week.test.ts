import type { Deadline } from 'shared-contract/deadlines/deadlines';
import { toDeadlineLine } from './deadline-line';
import { groupByWeek, isThisWeek } from './group-by-week';
import { weekWords } from './texts';

const NOW = '2026-11-25T10:00:00Z';

const aDeadline = (change: Partial<Deadline> = {}): Deadline => ({
  Code: 'x',
  Domaine: 'Documents',
  Libelle: 'Remettre un document',
  Etat: 'a_faire',
  JusquAu: '2026-11-27',
  Le: null,
  Lien: '/documents',
  RecuNumero: null,
  Precision: 'Jusqu’au 27\u00a0novembre inclus',
  DesLe: null,
  EstIllisible: false,
  ...change,
});

describe('the year by week', () => {
  it('goes from Monday to Sunday, and says once that several weeks are empty', () => {
    const { coming, past } = groupByWeek(
      [
        aDeadline({ Etat: 'fait', Le: '2026-11-10T09:00:00Z' }),
        aDeadline(),
        aDeadline({ JusquAu: '2026-12-20' }),
        aDeadline({ JusquAu: '2026-12-21' }),
      ],
      NOW,
    );
    expect(past.map(({ from, to }) => [from, to])).toEqual([['2026-11-09', '2026-11-15']]);
    expect(coming.map(({ from, to, lines }) => [from, to, lines.length])).toEqual([
      ['2026-11-23', '2026-11-29', 1],
      ['2026-11-30', '2026-12-13', 0],
      ['2026-12-14', '2026-12-20', 1],
      ['2026-12-21', '2026-12-27', 1],
    ]);
  });

  it('begins with this week, also where nothing is dated in it', () => {
    const { coming } = groupByWeek([aDeadline({ JusquAu: '2026-12-01' })], NOW);
    expect(coming.map(({ from, to, lines }) => [from, to, lines.length])).toEqual([
      ['2026-11-23', '2026-11-29', 0],
      ['2026-11-30', '2026-12-06', 1],
    ]);
    const later = groupByWeek([aDeadline({ JusquAu: '2026-12-20' })], NOW).coming;
    expect(later.map(({ from, to }) => [from, to])).toEqual([
      ['2026-11-23', '2026-12-13'],
      ['2026-12-14', '2026-12-20'],
    ]);
  });

  it('knows this week by the day in Brussels, where Monday begins an hour before it does in UTC', () => {
    const week = { from: '2026-11-23', to: '2026-11-29', lines: [] };
    expect(isThisWeek(week, '2026-11-22T23:30:00Z')).toBe(true);
    expect(isThisWeek(week, '2026-11-29T23:30:00Z')).toBe(false);
  });

  it('puts what is late and what can’t be read first, and what has no day last', () => {
    const late = aDeadline({ JusquAu: '2026-11-13' });
    const unread = aDeadline({ JusquAu: null, EstIllisible: true });
    const undated = aDeadline({ JusquAu: null });
    const found = groupByWeek([late, undated, unread], NOW);
    expect(found).toEqual({ first: [late, unread], past: [], coming: [], undated: [undated] });
  });

  it('folds a far session of many exams at its first day, and leaves the rest of its weeks', () => {
    const exam = (day: string) => aDeadline({ JusquAu: null, Le: `${day}T08:00:00Z` });
    const january = ['2027-01-05', '2027-01-08', '2027-01-12', '2027-01-25'].map(exam);
    const stage = aDeadline({ JusquAu: '2027-01-14' });
    const near = exam('2026-11-30');
    const june = exam('2027-06-10');
    const all = [near, ...january.slice(0, 3), stage, ...january.slice(3), june];
    const { coming } = groupByWeek(all, NOW);
    expect(coming.map(({ from, to, lines, isSession }) => [from, to, lines.length, isSession])).toEqual([
      ['2026-11-23', '2026-11-29', 0, undefined],
      ['2026-11-30', '2026-12-06', 1, undefined],
      ['2026-12-07', '2027-01-03', 0, undefined],
      ['2027-01-05', '2027-01-25', 4, true],
      ['2027-01-11', '2027-01-17', 1, undefined],
      ['2027-02-01', '2027-06-06', 0, undefined],
      ['2027-06-07', '2027-06-13', 1, undefined],
    ]);
    expect(groupByWeek(all, NOW, { foldsSessions: false }).coming.some(({ isSession }) => isSession)).toBe(
      false,
    );
  });

  it('says its days as one says them', () => {
    expect(weekWords('2026-11-23', '2026-11-29', NOW)).toBe('23 au 29\u00a0novembre');
    expect(weekWords('2026-11-30', '2026-12-06', NOW)).toBe('30\u00a0novembre au 6\u00a0décembre');
    expect(weekWords('2027-01-04', '2027-01-10', NOW)).toBe('4 au 10\u00a0janvier\u00a02027');
  });
});

describe('a line', () => {
  it('says how near it is, from a week on', () => {
    const labels = ['2026-11-20', '2026-11-25', '2026-11-26', '2026-12-01', '2026-12-02'].map(
      (JusquAu) => toDeadlineLine(aDeadline({ JusquAu }), NOW).state?.label,
    );
    expect(labels).toEqual([
      'En retard de 5\u00a0jours',
      'Aujourd’hui',
      'Demain',
      'Dans 6\u00a0jours',
      undefined,
    ]);
  });

  it('leads to the receipt of what was done, and stays ticked', () => {
    const done = aDeadline({ Etat: 'fait', Le: '2026-11-25T08:12:00Z', RecuNumero: 'R-2026-000004' });
    expect(toDeadlineLine(done, NOW)).toMatchObject({
      to: '/recus/R-2026-000004',
      leaf: { look: 'done', icon: 'check' },
      state: { label: 'Fait' },
    });
  });

  it('says what was missed, what takes place, what was begun', () => {
    expect(toDeadlineLine(aDeadline({ Etat: 'manque' }), NOW).state?.label).toBe('Manqué');
    const exam = aDeadline({ JusquAu: null, Le: '2027-01-05T08:00:00Z' });
    expect(toDeadlineLine(exam, NOW).leaf).toEqual({
      look: 'held',
      day: '5',
      month: expect.stringMatching(/^janv/),
    });
    expect(toDeadlineLine(aDeadline({ Etat: 'commence', JusquAu: '2027-02-01' }), NOW).state?.label).toBe(
      'Commencé',
    );
  });
});
