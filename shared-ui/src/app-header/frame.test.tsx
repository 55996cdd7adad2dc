import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Frise } from '../brand/frise';
import { Logo } from '../brand/logo';
import { Breadcrumb } from '../breadcrumb/breadcrumb';
import { Footer } from '../footer/footer';
import { LiveRegion } from '../live-region/live-region';
import { expectNoAxeViolations, renderUi } from '../testing';
import { ThemeToggle } from '../theme-toggle/theme-toggle';
import { SkipLink } from '../visually-hidden/skip-link';
import { AppHeader } from './app-header';
import { ViewingBar } from './viewing-bar';

const frame = (onTheme = jest.fn()) => (
  <>
    <SkipLink />
    <Frise />
    <AppHeader
      brand={<Logo name="Haute École du Parc" product="Portail étudiant" to="/desktop" />}
      nav={[
        { label: 'Accueil', to: '/desktop', isCurrent: true },
        { label: 'Valves', to: '/valves', isCurrent: false },
      ]}
    >
      <ThemeToggle theme="light" onChange={onTheme} />
    </AppHeader>
    <ViewingBar action={<button type="button">Revenir à mon compte</button>}>
      Vous consultez un dossier.
    </ViewingBar>
    <main id="contenu">
      <Breadcrumb items={[{ label: 'Accueil', to: '/desktop' }, { label: 'Mes documents' }]} />
      <h1>Mes documents</h1>
      <LiveRegion message="3 résultats" />
    </main>
    <Footer
      name="Haute École du Parc"
      links={[{ label: 'Politique de confidentialité', to: '/confidentialite' }]}
      social={[{ label: 'LinkedIn', icon: 'share-2', href: 'https://example.org' }]}
    />
  </>
);

describe('frame of the page', () => {
  it('starts with the way to the content', async () => {
    renderUi(frame());
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Aller au contenu' });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute('href', '#contenu');
  });

  it('says where one is', () => {
    renderUi(frame());
    // jsdom has no viewport: the links of wide screens count as hidden, and what is hidden has no role.
    const current = within(screen.getByLabelText('Principale')).getByText('Accueil');
    expect(current).toHaveAttribute('aria-current', 'page');
    expect(current).toHaveAttribute('href', '/desktop');
    expect(screen.getByRole('navigation', { name: 'Fil d’Ariane' })).toHaveTextContent('Mes documents');
  });

  it('changes the theme', async () => {
    const onTheme = jest.fn();
    renderUi(frame(onTheme));
    await userEvent.click(screen.getByRole('button', { name: 'Changer de thème clair ou sombre' }));
    expect(onTheme).toHaveBeenCalledWith('dark');
  });

  it('passes axe', async () => {
    const { container } = renderUi(frame());
    expect(screen.getByRole('status')).toHaveTextContent('3 résultats');
    await expectNoAxeViolations(container);
  });
});
