import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmptyState } from '../empty-state/empty-state';
import { FailurePanel } from '../failure-panel/failure-panel';
import { expectNoAxeViolations, renderUi } from '../testing';
import { ContactCard } from './contact-card';
import { Gate } from './gate';
import { GoLink } from './go-link';

describe('pages that stop someone', () => {
  it('say why, whom to ask and what stays open', async () => {
    const { container } = renderUi(
      <Gate icon="lock" title="Dossier bloqué" lead="Votre dossier n’est pas en règle.">
        <ContactCard
          name="Nadia Aksoy"
          duty="gestionnaire"
          detail="Local 012"
          email="n@example.org"
          phone="02 000 00 00"
        />
        <GoLink to="/valves" icon="pin" title="Valves" text="Avis de votre section" />
      </Gate>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Dossier bloqué' })).toHaveAttribute(
      'tabindex',
      '-1',
    );
    expect(screen.getByRole('link', { name: 'Écrire un e-mail – Nadia Aksoy' })).toHaveAttribute(
      'href',
      'mailto:n@example.org',
    );
    expect(screen.getByRole('link', { name: '02 000 00 00' })).toHaveAttribute('href', 'tel:020000000');
    expect(screen.getByRole('link', { name: /Valves/ })).toHaveAttribute('href', '/valves');
    await expectNoAxeViolations(container);
  });

  it('offer a retry and a reference when a domain fails', async () => {
    const onRetry = jest.fn();
    const { container } = renderUi(
      <FailurePanel
        lead="Indisponible."
        onRetry={onRetry}
        kept={{ title: 'Votre commande est gardée' }}
        reference="CMD-1042"
        contact="aide@example.org"
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/desktop');
    expect(screen.getByText('CMD-1042')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('say what to do when there is nothing', async () => {
    const { container } = renderUi(
      <main>
        <h1>Mes absences</h1>
        <EmptyState
          title="Aucune absence déclarée"
          icon="calendar-x-2"
          action={<button type="button">Ajouter</button>}
        >
          Prévenez-nous dès le premier jour.
        </EmptyState>
      </main>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Aucune absence déclarée' })).toBeVisible();
    await expectNoAxeViolations(container);
  });
});
