import { screen, within } from '@testing-library/react';
import { anInfos, aSession } from 'shared-auth/testing';
import { renderPage } from 'shared-auth/testing/remote';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { seen } from '../testing/compose';
import PaePage from './pae.page';

const STAFF = aSession({
  infos: anInfos({ Username: 'admin', admin: true, student: false, RoleNames: ['admin'] }),
});

describe('Mon PAE, looked at by staff', () => {
  it('saves nothing and changes nothing for staff who look at it', async () => {
    renderPage(<PaePage />, { session: STAFF });
    expect(await screen.findByText('Anglais des affaires')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Soumettre' })).not.toBeInTheDocument();
    expect(seen.sent).toEqual([]);
  });

  it('says to staff in words what is in the programme, and why a unit is not, with nothing to press', async () => {
    const { container } = renderPage(<PaePage />, { session: STAFF });
    const card = async (title: string) =>
      within((await screen.findByRole('heading', { level: 3, name: title })).closest('article')!);
    expect((await card('Statistique')).getByText('Dans le programme')).toBeInTheDocument();
    expect((await card('Marketing')).queryByText('Dans le programme')).not.toBeInTheDocument();
    expect((await card('Marketing')).getByRole('link', { name: /^Fiche/ })).toBeVisible();
    expect(
      screen.queryByRole('button', { name: /^(Sauvegarder|Commenter|Annuler)$/ }),
    ).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });
});
