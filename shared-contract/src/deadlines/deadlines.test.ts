import { type Deadline, isAppointment, isDue } from './deadlines';
import { byDay, summariseDeadlines } from './summary';

const NOW = '2026-11-23T10:00:00Z';

const aDeadline = (change: Partial<Deadline> = {}): Deadline => ({
  Code: 'x',
  Domaine: 'Documents',
  Libelle: 'Remettre un document',
  Etat: 'a_faire',
  JusquAu: '2026-11-28',
  Le: null,
  Lien: '/documents',
  RecuNumero: null,
  Precision: null,
  DesLe: null,
  EstIllisible: false,
  ...change,
});

const exam = (Le: string) => aDeadline({ Code: 'examen-1', JusquAu: null, Le });
const codes = (lines: readonly Deadline[]) => lines.map(({ Code }) => Code);

describe('the order of one day', () => {
  it('is by hour: first what lasts all day, last what may be done until its end', () => {
    const lines = [
      aDeadline({ Code: 'until-midnight', JusquAu: '2026-12-02' }),
      aDeadline({ Code: 'at-14', JusquAu: null, Le: '2026-12-02T13:00:00.000Z' }),
      aDeadline({ Code: 'until-12', JusquAu: '2026-12-02T11:00:00.000Z' }),
      aDeadline({ Code: 'all-day', JusquAu: null, Le: '2026-12-02' }),
      aDeadline({ Code: 'day-before', JusquAu: '2026-12-01' }),
    ];
    expect(codes(byDay(lines))).toEqual(['day-before', 'all-day', 'until-12', 'at-14', 'until-midnight']);
  });
});

describe('what the home says', () => {
  it('begins with what comes first, five lines at most, and keeps what was done today', () => {
    const many = [9, 8, 7, 6, 5, 4].map((day) => aDeadline({ Code: `d${day}`, JusquAu: `2026-12-0${day}` }));
    const done = aDeadline({ Code: 'done', Etat: 'fait', Le: '2026-11-23T08:00:00Z' });
    const { Total, Lignes } = summariseDeadlines([done, ...many], NOW);
    expect(Total).toBe(6);
    expect(codes(Lignes)).toEqual(['d4', 'd5', 'd6', 'd7', 'done']);
  });

  it('forgets tomorrow what was done today', () => {
    const done = aDeadline({ Etat: 'fait', Le: '2026-11-22T22:30:00Z' });
    expect(summariseDeadlines([done], NOW).Lignes).toEqual([]);
    expect(summariseDeadlines([done], '2026-11-22T22:59:00Z').Lignes).toEqual([done]);
  });

  it('tells of an exam in the week before it, and never counts it as something to do', () => {
    expect(summariseDeadlines([exam('2026-12-01T08:00:00Z')], NOW)).toMatchObject({
      Total: 0,
      Lignes: [],
      Suivante: { Code: 'examen-1' },
    });
    const near = summariseDeadlines([exam('2026-11-27T08:00:00Z')], NOW);
    expect(near).toMatchObject({ Total: 0, Suivante: null });
    expect(codes(near.Lignes)).toEqual(['examen-1']);
  });

  it('keeps the line of a domain that could not be read', () => {
    const unread = aDeadline({ Code: 'illisible', EstIllisible: true, JusquAu: null });
    expect(codes(summariseDeadlines([unread], NOW).Lignes)).toEqual(['illisible']);
    expect(summariseDeadlines([unread], NOW).Total).toBe(0);
  });

  it('tells of the screens on which all is done, and of no other', () => {
    const [DONE, LEFT] = ['/memoire/remise', '/evenement/stages'];
    const done = aDeadline({ Etat: 'fait', Le: '2026-11-03', Precision: 'Fait le 3 novembre' });
    const summary = summariseDeadlines(
      [
        { ...done, Lien: DONE, RecuNumero: 'R-2026-000004' },
        { ...done, Lien: LEFT },
        { ...done, Lien: '/memoire/consentement', Precision: null },
        aDeadline({ Lien: LEFT }),
        { ...done, Lien: '/memoire' },
        aDeadline({ Lien: '/memoire/IDM' }),
        exam('2026-12-01T08:00:00Z'),
      ],
      NOW,
    );
    expect(summary.Faits).toEqual({ [DONE]: 'Fait le 3 novembre', '/memoire/consentement': 'Fait' });
  });

  it('waits for what is not open yet', () => {
    const later = aDeadline({ DesLe: '2026-11-24T00:00:00Z' });
    expect(isDue(later, NOW)).toBe(false);
    expect(isDue(later, '2026-11-24T00:00:00Z')).toBe(true);
    expect(isAppointment(later)).toBe(false);
  });
});
