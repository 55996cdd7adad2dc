import { anEventsAccess, anInfos, aSession } from 'shared-auth/testing';
import { describeOpenWindow } from '../portal/event-window';
import { listScreens } from '../portal/screens';
import { anEventRemote, aRegistry, aRemote } from '../testing/portal-fixtures';
import { closedServices, openServices } from './services';

const screens = listScreens(aRegistry(aRemote(), anEventRemote()));
const withExams = aSession({ events: anEventsAccess(['CanViewInscriptionSession']) });
const titles = (services: { screen: { title: string } }[]) => services.map(({ screen }) => screen.title);

describe('the services of the home', () => {
  it('shows an open event as a tile, with its window', () => {
    const [exams] = openServices(screens, withExams, 'moment');
    expect(exams).toMatchObject({ screen: { title: 'Inscription aux examens' }, window: { Raison: null } });
  });

  it('lists a closed event with its reason, never as a tile', () => {
    expect(openServices(screens, aSession(), 'moment')).toEqual([]);
    expect(closedServices(screens, aSession(), '')).toMatchObject([
      { state: 'termine', reason: 'La période est terminée.' },
    ]);
  });

  it('lists an announced remote with its message', () => {
    const announced = aRemote({
      enabled: false,
      release: null,
      message: 'Ce service ouvrira prochainement.',
    });
    const declared = listScreens(aRegistry(announced));
    expect(openServices(declared, aSession(), 'dossier')).toEqual([]);
    expect(closedServices(declared, aSession(), '')).toMatchObject([
      { state: 'en_attente', reason: 'Ce service ouvrira prochainement.' },
    ]);
  });

  it('hides what the person has no right to', () => {
    const session = aSession({ access: [] });
    expect(openServices(screens, session, 'dossier')).toEqual([]);
    expect(titles(closedServices(screens, session, ''))).toEqual(['Inscription aux examens']);
  });

  it('offers staff without a student no student service', () => {
    const session = aSession({ infos: anInfos({ student: false, admin: true }), dashboard: null });
    expect(openServices(screens, session, 'dossier')).toEqual([]);
  });
});

describe('windows in words', () => {
  const now = '2026-11-21T09:00:00+01:00';
  const window = (Ouverture: string | null, Fermeture: string | null) =>
    ({
      Flag: 'AccesCommande',
      Ouverture,
      Fermeture,
      Raison: null,
      EstFait: false,
      Etat: 'ouvert',
      Recu: null,
      EstLisible: true,
    }) as const;

  it('says « Ferme bientôt » under 72 hours, not at 72', () => {
    const opening = '2026-11-01T08:00:00+01:00';
    expect(describeOpenWindow(window(opening, '2026-11-24T08:59:59+01:00'), now).state).toBe('soon');
    expect(describeOpenWindow(window(opening, '2026-11-24T09:00:00+01:00'), now)).toMatchObject({
      state: 'open',
      text: 'jusqu’au 24\u00a0novembre à 9\u00a0h',
    });
    expect(describeOpenWindow(window(opening, '2026-11-25T00:00:00+01:00'), now).text).toBe(
      'jusqu’au 24\u00a0novembre inclus',
    );
  });
});
