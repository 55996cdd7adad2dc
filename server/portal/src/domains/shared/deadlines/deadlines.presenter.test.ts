import { toDeadline } from './deadlines.presenter';
import { type EventDays, eventTime } from './event-time';

const NOW = new Date('2026-11-23T10:00:00+01:00');

const said = (held: EventDays, place?: string) => {
  const own = {
    code: 'x',
    title: 'Remédiation',
    link: '/sar',
    ...(place && { place }),
    ...eventTime(held, NOW),
  };
  return toDeadline('Remédiation', own, NOW);
};

test('what has its hours says them, until they are over', () => {
  const day = { first: '2026-12-02', last: '2026-12-02' };
  expect(said({ ...day, from: '14:00', to: '16:00' })).toMatchObject({
    Le: '2026-12-02T13:00:00.000Z',
    Etat: 'a_faire',
    Precision: 'Mercredi 2\u00a0décembre\u00a02026, de 14\u00a0h à 16\u00a0h',
  });
  const today = { first: '2026-11-23', last: '2026-11-23' };
  expect(said({ ...today, from: '08:00', to: '09:30' }).Etat).toBe('fait');
  expect(said({ ...today, from: null, to: null })).toMatchObject({ Le: '2026-11-23', Etat: 'a_faire' });
});

test('a title that is English in it is named', () => {
  const own = { code: 'x', title: 'Examen\u00a0: European Economy', link: '/x', state: 'a_faire' } as const;
  expect(toDeadline('Examens', { ...own, english: ['European Economy'] }, NOW).TitresAnglais).toEqual([
    'European Economy',
  ]);
  expect(toDeadline('Examens', own, NOW)).not.toHaveProperty('TitresAnglais');
});

test('what lasts several days says the first and the last', () => {
  expect(
    said({ first: '2026-12-01', last: '2026-12-03', from: null, to: null }, 'local B204').Precision,
  ).toBe('Du mardi 1er\u00a0décembre\u00a02026 au jeudi 3\u00a0décembre\u00a02026, local B204');
});

test('what begins at an hour, and ends at none, says that one alone', () => {
  const at = new Date('2027-06-25T16:00:00+02:00');
  const own = { code: 'x', title: 'Proclamation', link: '/x', state: 'a_faire', at, end: at } as const;
  expect(toDeadline('Proclamation', own, NOW).Precision).toBe('Vendredi 25\u00a0juin\u00a02027, à 16\u00a0h');
});
