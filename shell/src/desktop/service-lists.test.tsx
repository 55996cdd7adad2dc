import { screen } from '@testing-library/react';
import { anEventsAccess, aSession } from 'shared-auth/testing';
import { INLINE_IDS } from 'shared-contract';
import { anEventRemote, aRegistry, renderPortal } from '../testing/portal-fixtures';
import { ServiceLists } from './service-lists';

const FLAG = 'CanViewInscriptionSession';

const show = (done: Record<string, string>) => {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = INLINE_IDS.deadlines;
  block.textContent = JSON.stringify({ Total: 0, Lignes: [], Suivante: null, Faits: done });
  document.body.append(block);
  renderPortal(<ServiceLists />, {
    registry: aRegistry(anEventRemote()),
    session: aSession({ events: anEventsAccess([FLAG]) }),
  });
  block.remove();
};

describe('the tile of a service that is open', () => {
  it('invites, and says until when', () => {
    show({});
    const tile = screen.getByRole('link', { name: /Inscription aux examens/ });
    expect(tile).toHaveTextContent('Choisissez.');
    expect(tile).toHaveTextContent(/5 décembre/);
  });

  it('says what was done once nothing is left, and invites no more', () => {
    show({ '/evenement/inscriptionExamens': 'Fait le 3 novembre' });
    const tile = screen.getByRole('link', { name: /Inscription aux examens/ });
    expect(tile).toHaveTextContent('Fait le 3 novembre');
    expect(tile).not.toHaveTextContent(/Choisissez|décembre/);
  });
});
