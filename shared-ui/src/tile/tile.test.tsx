import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Section } from '../section/section';
import { expectNoAxeViolations, renderUi } from '../testing';
import { Doors } from './doors';
import { ExternalLinks } from './external-links';
import { Tile } from './tile';
import { TileGrid } from './tile-grid';

const home = (
  <Section title="Mon dossier">
    <TileGrid label="Mon dossier">
      <Tile
        to="/documents"
        icon="folder-open"
        title="Mes documents"
        text="À charger."
        badge={{ count: 3, label: '3 documents non lus' }}
      />
      <Tile
        to="/forbidden"
        icon="repeat-2"
        title="Réinscription"
        closed
        window={{ state: 'closed', text: 'depuis le 30 septembre' }}
      />
      <Tile
        to="/evenement/stages"
        icon="une-icone-inconnue"
        title="Mes stages"
        window={{ state: 'soon', share: 0.9, text: 'lundi' }}
      />
    </TileGrid>
    <ExternalLinks
      label="Autres sites"
      links={[{ label: 'Courriel', href: 'https://example.org', icon: 'mail' }]}
    />
  </Section>
);

describe('Tile', () => {
  it('is one link, one stop of the keyboard, with its badge in words', async () => {
    renderUi(home);
    await userEvent.tab();
    const tile = screen.getByRole('link', { name: /^Mes documents\s: 3 documents non lus/ });
    expect(tile).toHaveFocus();
    expect(tile).toHaveAttribute('href', '/documents');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: /Réinscription/ })).toHaveFocus();
  });

  it('says in words whether it is open', () => {
    renderUi(home);
    expect(screen.getByRole('link', { name: /Réinscription.*Fermé.*30 septembre/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /Mes stages.*Ferme bientôt/ })).toBeVisible();
  });

  it('shows no badge when there is nothing to count', () => {
    renderUi(<Tile to="/a" icon="pin" title="Valves" badge={{ count: 0, label: '0 document' }} />);
    expect(screen.getByRole('link', { name: 'Valves' })).toBeVisible();
  });

  it('stands in a list, and passes axe', async () => {
    const { container } = renderUi(home);
    expect(within(screen.getByRole('list', { name: 'Mon dossier' })).getAllByRole('listitem')).toHaveLength(
      3,
    );
    expect(screen.getByRole('link', { name: /Courriel.*nouvel onglet/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await expectNoAxeViolations(container);
  });
});

describe('Doors', () => {
  it('say in a word what each closed service is, and fold what is for others', async () => {
    const { container } = renderUi(
      <Doors
        doors={[
          {
            id: '/a',
            icon: 'pen-line',
            title: 'Signature',
            state: { tone: 'ok', icon: 'circle-check', label: 'Déjà fait' },
            detail: <a href="/recus/1">Voir le reçu</a>,
          },
        ]}
        others={{
          title: 'Ce qui ne vous concerne pas (1)',
          items: [{ title: 'Mémoire', reason: 'En master.' }],
        }}
      />,
    );
    expect(screen.getByRole('heading', { name: 'Signature' })).toBeVisible();
    expect(screen.getByText('Déjà fait')).toBeVisible();
    expect(screen.getByText('Mémoire')).not.toBeVisible();
    await userEvent.click(screen.getByText('Ce qui ne vous concerne pas (1)'));
    expect(screen.getByText('Mémoire')).toBeVisible();
    await expectNoAxeViolations(container);
  });
});
