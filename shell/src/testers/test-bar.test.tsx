import { screen } from '@testing-library/react';
import { anInfos, aSession } from 'shared-auth/testing';
import { aRegistry, aRelease, aRemote, renderPortal } from '../testing/portal-fixtures';
import TestBar from './test-bar';

const registry = aRegistry(
  aRemote({ label: 'Livres', release: aRelease('mf-records', '1.1.0-cc'), isTest: true }),
);
const leave = () => screen.queryByRole('button', { name: 'Revenir à la version de production' });

describe('the bar of a version under test', () => {
  it('offers the way back to an administrator, who chose it', () => {
    renderPortal(<TestBar />, { registry, session: aSession({ infos: anInfos({ admin: true }) }) });
    expect(screen.getByRole('region', { name: 'Version à l’essai' })).toHaveTextContent('Livres 1.1.0-cc');
    expect(leave()).toBeVisible();
  });

  it('names it to whom its team named, who has nothing to choose', () => {
    renderPortal(<TestBar />, { registry });
    expect(screen.getByText('Livres 1.1.0-cc')).toBeVisible();
    expect(leave()).not.toBeInTheDocument();
  });
});
