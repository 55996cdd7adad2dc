import { type FileView, toVisits } from './visits';

const at = (time: string, change: Partial<FileView> = {}): FileView => ({
  at: new Date(`2026-11-23T${time}Z`),
  actor: 'verificateur',
  role: 'verifications',
  purpose: 'Vérification du dossier',
  action: 'verification.programme',
  target: 'inscription:1',
  ...change,
});

test('the sections that one person reads in a row are one visit, at its beginning', () => {
  expect(toVisits([at('10:20:00'), at('10:00:02'), at('10:00:01'), at('10:00:00')])).toEqual([
    {
      Role: 'Service des vérifications',
      Date: '2026-11-23T10:00:00.000Z',
      Motif: 'Vérification du dossier',
      Contenu: ['Programme annuel'],
    },
  ]);
});

test('half an hour without a look ends the visit', () => {
  expect(toVisits([at('10:30:00'), at('10:00:00')]).map(({ Date: date }) => date)).toEqual([
    '2026-11-23T10:30:00.000Z',
    '2026-11-23T10:00:00.000Z',
  ]);
});

test('another person, role or purpose is another visit, however they alternate', () => {
  const admin = { actor: 'admin', role: 'admin', purpose: 'Consultation du dossier' };
  const visits = toVisits([at('10:00:03'), at('10:00:02', admin), at('10:00:01'), at('10:00:00', admin)]);
  expect(visits.map(({ Role, Date: date }) => [Role, date.slice(17, 19)])).toEqual([
    ['Service des vérifications', '01'],
    ['Administration', '00'],
  ]);
});

test('nobody is named', () => {
  const told = JSON.stringify(toVisits([at('10:00:00', { actor: 'n.aksoy', role: 'programmes' })]));
  expect(told).not.toContain('n.aksoy');
  expect(toVisits([at('10:00:00', { role: 'inconnu' })])[0]?.Role).toBe('Personnel de l’école');
});

test('a file that nobody opened has no visit', () => {
  expect(toVisits([])).toEqual([]);
});

test('what was seen is said once, in the order in which it was read; the opening itself shows nothing', () => {
  const screen = (target: string) => ({ action: 'ecran.lu', target });
  const visits = toVisits([
    at('10:04:00', { action: 'fichier.ouvert', target: 'document:4' }),
    at('10:03:00', screen('ecran:Commandes')),
    at('10:02:00', screen('ecran:Inscription:12')),
    at('10:01:00', screen('ecran:Inscription:11')),
    at('10:00:00', { action: 'dossier.consulte', target: '' }),
  ]);
  expect(visits[0]?.Contenu).toEqual(['Inscription et résultats', 'Commandes', 'Fichiers']);
});
