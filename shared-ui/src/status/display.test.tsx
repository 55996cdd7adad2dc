import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionBar, BarTotal } from '../action-bar/action-bar';
import { Alert } from '../alert/alert';
import { Avatar } from '../brand/avatar';
import { Card, CardBody } from '../card/card';
import { CardHeader } from '../card/card-header';
import { Disclosure } from '../disclosure/disclosure';
import { Facts } from '../facts/facts';
import { Hero } from '../hero/hero';
import { Icon } from '../icon/icon';
import { NoticeList } from '../notice-list/notice-list';
import { PageHead } from '../page-head/page-head';
import { SkeletonPage } from '../skeleton/skeleton-page';
import { SkeletonTable, SkeletonTiles } from '../skeleton/skeleton-shapes';
import { expectNoAxeViolations, renderUi } from '../testing';
import { ProgressBar } from '../window-info/progress-bar';
import { FlagMark, Legend } from './flag-mark';
import { StatusBadge } from './status-badge';

describe('parts that show', () => {
  it('say a status by its text, its icon being decorative', () => {
    renderUi(<StatusBadge tone="ok">Validée</StatusBadge>);
    expect(screen.getByText('Validée').querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('draw an unknown icon rather than break', () => {
    renderUi(<Icon name="icone-future" label="Service" />);
    expect(screen.getByRole('img', { name: 'Service' }).querySelector('path')).toHaveAttribute('d');
  });

  it('name marks and explain them', () => {
    renderUi(
      <>
        <FlagMark tone="ok" icon="flag" label="Résultat final" />
        <Legend items={[{ tone: 'plum', icon: 'repeat-2', label: 'Résultat transféré' }]} />
      </>,
    );
    expect(screen.getByTitle('Résultat final')).toHaveTextContent('Résultat final');
    expect(screen.getByRole('listitem')).toHaveTextContent('Résultat transféré');
  });

  it('read a missing fact as a dash', () => {
    renderUi(
      <Facts
        items={[
          { label: 'Niveau', value: null },
          { label: 'Groupe', value: 4 },
        ]}
      />,
    );
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['–', '4']);
  });

  it.each([
    ['Camille Lambert', 'CL'],
    ['Élodie Dûpont-Leclercq', 'ÉL'],
    ['Admin', 'A'],
  ])('stand %s in by %s', (name, initials) => {
    const { container } = renderUi(<Avatar name={name} />);
    expect(container).toHaveTextContent(initials);
  });

  it('unfold by the keyboard', async () => {
    renderUi(
      <Disclosure title="2026-2027">
        <p>Attestation</p>
      </Disclosure>,
    );
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('2026-2027'));
    expect(screen.getByRole('group')).toHaveAttribute('open');
  });

  it('read an alert out at once, a note politely', () => {
    renderUi(
      <>
        <Alert tone="danger" title="Erreur" live />
        <Alert tone="info" title="Note" live />
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Erreur');
    expect(screen.getByRole('status')).toHaveTextContent('Note');
  });

  it('pass axe on a page that holds them all', async () => {
    const { container } = renderUi(
      <main>
        <Hero eyebrow="Samedi" title="Bonjour Camille">
          <span>230101</span>
        </Hero>
        <NoticeList
          columns
          notices={[
            {
              id: 1,
              title: 'Locaux fermés',
              to: '/valves',
              date: 'Hier',
              dateTime: '2026-11-20',
              urgent: true,
            },
          ]}
        />
        <Card>
          <CardHeader
            title="Commande"
            detail="N° 1"
            aside={<StatusBadge tone="warning">Non payée</StatusBadge>}
          />
          <CardBody>
            <ProgressBar value={55} max={60} label="Crédits validés" />
          </CardBody>
        </Card>
        <SkeletonTiles count={2} />
        <SkeletonTable />
        <ActionBar label="Validation" figure={<BarTotal label="Total" value="43,20 €" />}>
          <button type="button">Valider</button>
        </ActionBar>
      </main>,
    );
    const region = screen.getByRole('region', { name: 'Validation' });
    expect(within(region).getByText('43,20 €').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('link', { name: /Urgent.– Locaux fermés/ })).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('say in the bar why nothing happened, at once', async () => {
    const { unmount } = renderUi(<ActionBar label="Validation">Valider</ActionBar>);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    unmount();
    const { container } = renderUi(
      <ActionBar label="Validation" error="Rien n’est coché.">
        Valider
      </ActionBar>,
    );
    expect(within(screen.getByRole('region')).getByRole('alert')).toHaveTextContent('Rien n’est coché.');
    await expectNoAxeViolations(container);
  });

  it('head a page with one focusable title', async () => {
    const { container } = renderUi(
      <>
        <PageHead
          title="Mes documents"
          lead="Il nous manque 2 pièces."
          actions={<button type="button">Imprimer</button>}
        />
        <SkeletonPage />
      </>,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
    await expectNoAxeViolations(container);
  });
});
