import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations, renderUi } from '../testing';
import { Button } from './button';
import { IconButton } from './icon-button';
import { IconLink } from './icon-link';
import { LinkButton } from './link-button';

describe('Button', () => {
  it('answers to a click, to Enter and to Space', async () => {
    const onClick = jest.fn();
    renderUi(<Button onClick={onClick}>Valider</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Valider' }));
    await userEvent.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(3);
  });

  it('does not send a form unless asked', () => {
    renderUi(<Button>Valider</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('stays reachable and says why when it is unavailable', async () => {
    const onClick = jest.fn();
    renderUi(
      <Button onClick={onClick} unavailable="Il manque 3 crédits.">
        Soumettre
      </Button>,
    );
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'Soumettre' });
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleDescription('Il manque 3 crédits.');
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('takes no second click while busy, and is read as what it does', async () => {
    const onClick = jest.fn();
    renderUi(
      <Button busy busyText="Sauvegarde en cours.." onClick={onClick}>
        Sauvegarder
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Sauvegarde en cours..' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('names icon buttons and links, and says when a tab opens', async () => {
    const { container } = renderUi(
      <>
        <IconButton label="Fermer" icon="x" />
        <IconLink label="Site" icon="globe" href="https://example.org" newTab />
        <LinkButton to="/documents" icon="folder-open">
          Mes documents
        </LinkButton>
      </>,
    );
    expect(screen.getByRole('button', { name: 'Fermer' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Site (nouvel onglet)' })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'Mes documents' })).toHaveAttribute('href', '/documents');
    await expectNoAxeViolations(container);
  });
});
