import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEventsAccess, aSession } from 'shared-auth/testing';
import type { EventWindow } from 'shared-contract';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { anEventRemote, aRegistry, renderPortal } from '../testing/portal-fixtures';
import { ClosedServices } from './closed-services';

const FLAG = 'CanViewInscriptionSession';

const show = (change: Partial<EventWindow>) => {
  const events = anEventsAccess();
  const Evenements = events.Evenements.map((one) => (one.Flag === FLAG ? { ...one, ...change } : one));
  return renderPortal(<ClosedServices />, {
    registry: aRegistry(anEventRemote()),
    session: aSession({ events: { ...events, Evenements } }),
  });
};

describe('what is closed, on the home', () => {
  it('says when it will open, where it has not yet', async () => {
    const { container } = show({ Etat: 'a_venir', Ouverture: '2026-12-01T08:00:00+01:00', Fermeture: null });
    expect(screen.getByText('Pas encore')).toBeInTheDocument();
    expect(screen.getByText(/^Ouverture le 1er décembre/)).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('says since when it is over', () => {
    show({ Etat: 'termine', Fermeture: '2026-11-15T18:00:00+01:00' });
    expect(screen.getByText('Terminé')).toBeInTheDocument();
    expect(screen.getByText('depuis le 15 novembre à 18 h')).toBeInTheDocument();
  });

  it('leads to the receipt of what was done, and writes no period', () => {
    show({ Etat: 'fait', EstFait: true, Recu: 'R-2026-000042', Raison: 'Déjà signé.' });
    expect(screen.getByRole('link', { name: /^Voir le reçu.*Inscription aux examens$/ })).toHaveAttribute(
      'href',
      '/recus/R-2026-000042',
    );
    expect(screen.queryByText(/novembre/)).not.toBeInTheDocument();
  });

  it('says what has to come first, or what was decided, in the server’s words', () => {
    show({ Etat: 'en_attente', Raison: 'Votre programme annuel n’est pas encore signé.' });
    expect(screen.getByText('Votre programme annuel n’est pas encore signé.')).toBeInTheDocument();
  });

  it('folds what never concerns this person', async () => {
    show({ Etat: 'sans_objet', Raison: 'Réservé aux masters.' });
    expect(screen.queryByRole('heading', { name: 'Inscription aux examens' })).not.toBeInTheDocument();
    expect(screen.getByText('Inscription aux examens')).not.toBeVisible();
    await userEvent.click(screen.getByText('Ce qui ne vous concerne pas (1)'));
    expect(screen.getByText('Inscription aux examens')).toBeVisible();
  });
});
