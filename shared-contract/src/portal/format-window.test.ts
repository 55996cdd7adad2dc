import fc from 'fast-check';
import { closedReason, formatHour, formatNearDay, formatRefusal, formatWindow } from './format-window';

const NOW = '2026-11-21T09:00:00+01:00';

const open = (Fermeture: string | null, Ouverture: string | null = '2026-11-01T08:00:00+01:00') => ({
  Ouverture,
  Fermeture,
  Raison: null,
});
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const words = (window: Parameters<typeof formatWindow>[0], now = NOW) => plain(formatWindow(window, now));

describe('an open window', () => {
  it('that closes at midnight of Brussels names the day before, included', () => {
    expect(words(open('2026-12-20T00:00:00+01:00'))).toBe('jusqu’au 19 décembre inclus');
    expect(words(open('2026-12-19T23:00:00.000Z'))).toBe('jusqu’au 19 décembre inclus');
    expect(words(open('2026-12-01T00:00:00+01:00'))).toBe('jusqu’au 30 novembre inclus');
    expect(words(open('2026-12-02T00:00:00+01:00'))).toBe('jusqu’au 1er décembre inclus');
  });

  it('that closes at another hour names the hour', () => {
    expect(words(open('2026-12-20T12:00:00+01:00'))).toBe('jusqu’au 20 décembre à 12 h');
    expect(words(open('2026-12-20T23:59:00+01:00'))).toBe('jusqu’au 20 décembre à 23 h 59');
    expect(words(open('2026-12-20T00:30:00+01:00'))).toBe('jusqu’au 20 décembre à 0 h 30');
  });

  it('names the year when it is another one', () => {
    expect(words(open('2027-01-01T00:00:00+01:00'))).toBe('jusqu’au 31 décembre inclus');
    expect(words(open('2027-01-16T00:00:00+01:00'))).toBe('jusqu’au 15 janvier 2027 inclus');
  });

  it('follows the clock of Brussels on both sides of its two changes', () => {
    expect(words(open('2026-03-29T00:00:00+01:00', null), '2026-03-01T09:00:00Z')).toBe(
      'jusqu’au 28 mars inclus',
    );
    expect(words(open('2026-03-30T00:00:00+02:00', null), '2026-03-29T00:30:00Z')).toBe(
      'jusqu’au 29 mars inclus',
    );
    expect(words(open('2026-10-26T00:00:00+01:00', null), '2026-10-24T10:00:00Z')).toBe(
      'jusqu’au 25 octobre inclus',
    );
    expect(words(open('2026-10-25T22:00:00Z', null), '2026-10-24T10:00:00Z')).toBe(
      'jusqu’au 25 octobre à 23 h',
    );
    expect(words(open('2026-07-14T22:00:00Z', null), '2026-07-01T10:00:00Z')).toBe(
      'jusqu’au 14 juillet inclus',
    );
    expect(words(open('2026-07-15T00:00:00Z', null), '2026-07-01T10:00:00Z')).toBe(
      'jusqu’au 15 juillet à 2 h',
    );
  });

  it('without an end is open now', () => {
    expect(words(open(null))).toBe('en ce moment');
  });

  it('is never said to last into the instant at which it closes', () => {
    const instant = fc.date({
      min: new Date('2026-11-22'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, (closing) => {
        const minute = new Date(Math.floor(closing.getTime() / 60_000) * 60_000);
        const said = formatWindow(open(minute.toISOString()), NOW);
        const hour = formatHour(minute.toISOString());
        const day = formatNearDay(said.endsWith('inclus') ? minute.getTime() - 1 : minute.getTime(), NOW);
        expect(said.endsWith('inclus')).toBe(hour === '0\u00a0h');
        expect(said).toContain(day);
      }),
    );
  });
});

describe('a closed window', () => {
  it('that is past says since when', () => {
    expect(words(open('2026-11-15T00:00:00+01:00'))).toBe('Terminé depuis le 15 novembre');
    expect(words(open('2026-11-15T18:00:00+01:00'))).toBe('Terminé depuis le 15 novembre à 18 h');
    expect(words(open(NOW))).toBe('Terminé depuis le 21 novembre à 9 h');
  });

  it('that is to come says from when', () => {
    expect(words(open(null, '2027-01-01T08:00:00+01:00'))).toBe('Ouverture le 1er janvier 2027 à 8 h');
    expect(words(open('2026-12-20T00:00:00+01:00', '2026-12-01T00:00:00+01:00'))).toBe(
      'Ouverture le 1er décembre',
    );
  });

  it('that lasts but is closed for this person says the whole period', () => {
    const closed = { ...open('2026-12-20T00:00:00+01:00', '2026-11-01T00:00:00+01:00'), Raison: 'Non.' };
    expect(words(closed)).toBe('Période du 1er novembre au 19 décembre inclus');
    expect(words({ ...closed, Ouverture: null })).toBe('Sans date annoncée');
  });

  it('keeps a date on one line', () => {
    expect(formatWindow(open('2026-12-20T12:00:00+01:00'), NOW)).toBe(
      'jusqu’au 20\u00a0décembre à 12\u00a0h',
    );
  });
});

describe('a refusal', () => {
  it('says why and when, where its dates close a window', () => {
    const past = open('2026-11-15T00:00:00+01:00');
    const Raison = closedReason(past, NOW);
    expect(plain(formatRefusal({ ...past, Raison }, NOW) ?? '')).toBe(
      'Cette période n’est plus ouverte. Terminé depuis le 15 novembre.',
    );
    const next = open(null, '2026-12-01T00:00:00+01:00');
    expect(plain(formatRefusal({ ...next, Raison: closedReason(next, NOW) }, NOW) ?? '')).toBe(
      'Cette période n’est pas encore ouverte. Ouverture le 1er décembre.',
    );
  });

  it('says another reason as it is, and nothing of an open window', () => {
    const lasting = open('2026-12-20T00:00:00+01:00');
    expect(closedReason(lasting, NOW)).toBeNull();
    expect(formatRefusal(lasting, NOW)).toBeNull();
    expect(formatRefusal({ ...lasting, Raison: 'Vous n’êtes pas inscrit.' }, NOW)).toBe(
      'Vous n’êtes pas inscrit.',
    );
  });
});
