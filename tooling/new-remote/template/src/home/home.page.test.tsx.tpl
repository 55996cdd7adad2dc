import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'shared-auth/testing/remote';
import { expectNoAxeViolations } from 'shared-ui/testing';
import manifest from '../../portal.json';
import remote from '../remote';
import { TEXTS } from '../texts';
import HomePage from './home.page';

describe('{{path}}', () => {
  it('says its title and that there is nothing yet', async () => {
    const { container } = renderPage(<HomePage />);
    expect(screen.getByRole('heading', { level: 1, name: TEXTS.home.title })).toBeVisible();
    expect(screen.getByText(TEXTS.home.empty)).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('shows an example when it is asked for, and hides it again', async () => {
    renderPage(<HomePage />);
    await userEvent.click(screen.getByRole('button', { name: TEXTS.home.show }));
    expect(screen.getByText(TEXTS.home.example)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: TEXTS.home.hide }));
    expect(screen.queryByText(TEXTS.home.example)).not.toBeInTheDocument();
  });

  it('opens every path that portal.json declares, and no other', () => {
    expect(Object.keys(remote.screens)).toEqual(manifest.screens.map(({ path }) => path));
  });
});
