import { anEventsAccess, anInfos, aSession } from 'shared-auth/testing';
import type { MoreGroup } from 'shared-ui/kit/command-palette';
import { listScreens } from '../portal/screens';
import { aWholeRegistry } from '../testing/palette-fixtures';
import { moreSheetGroups } from './more-sheet-groups';

const screens = listScreens(aWholeRegistry());
const ENTRIES = [
  { label: 'Mes reçus', icon: 'file-text', to: '/recus' },
  { label: 'Se déconnecter', icon: 'log-out', onSelect: () => {} },
];
const labels = (groups: MoreGroup[]) =>
  groups.map(({ title, lines }) => [title, lines.map(({ label }) => label)]);
const stateOf = (session: ReturnType<typeof aSession>) =>
  moreSheetGroups(screens, session, [])
    .flatMap(({ lines }) => lines)
    .find(({ label }) => /examens/.test(label))?.state?.text;
const withWindow = (change: object) => {
  const events = anEventsAccess();
  return aSession({
    events: { ...events, Evenements: events.Evenements.map((one) => ({ ...one, ...change })) },
  });
};

describe('the groups of « Plus »', () => {
  it('hold every open screen, the receipts with the file, and the account', () => {
    const session = aSession({ events: anEventsAccess(['CanViewInscriptionSession']) });
    expect(labels(moreSheetGroups(screens, session, ENTRIES))).toEqual([
      ['En ce moment', ['Inscription aux examens']],
      ['Mon dossier', ['Mes inscriptions', 'Mes documents', 'Valves électroniques', 'Mes reçus']],
      ['Compte et réglages', ['Se déconnecter']],
    ]);
  });

  it('count the documents that were not read', () => {
    const documents = moreSheetGroups(screens, aSession(), []).flatMap(({ lines }) => lines)[2];
    expect(documents?.count).toEqual({ figure: 3, words: '3\u00a0documents non lus' });
  });

  it('say of a period whether it is open, closes soon, is to come, over or done', () => {
    const open = anEventsAccess(['CanViewInscriptionSession']);
    expect(stateOf(aSession({ events: open }))).toBe('Ouvert');
    const late = anInfos({ Maintenant: '2026-12-04T09:00:00+01:00' });
    expect(stateOf(aSession({ events: open, infos: late }))).toBe('Ferme bientôt');
    expect(stateOf(aSession())).toBe('Terminé');
    expect(stateOf(withWindow({ Ouverture: '2026-11-30T08:00:00+01:00', Fermeture: null }))).toBe(
      'Pas encore',
    );
    expect(stateOf(withWindow({ EstFait: true }))).toBe('Déjà fait');
  });

  it('leave out a door that no date opens for this person', () => {
    expect(stateOf(withWindow({ Ouverture: null, Fermeture: null }))).toBeUndefined();
  });

  it('hold nothing of a student before staff have chosen one', () => {
    const infos = anInfos({ student: false, admin: true, Username: 'admin' });
    const session = aSession({ infos, dashboard: null });
    expect(labels(moreSheetGroups(screens, session, ENTRIES.slice(1)))).toEqual([
      ['Compte et réglages', ['Se déconnecter']],
    ]);
  });
});
