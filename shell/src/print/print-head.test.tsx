import { fireEvent, screen } from '@testing-library/react';
import { aSession } from 'shared-auth/testing';
import { renderPortal } from '../testing/portal-fixtures';
import { PrintHead } from './print-head';

it('says of which school a printed page is, whose, when, and that it proves nothing', () => {
  const { container } = renderPortal(<PrintHead />);
  const { dashboard } = aSession();
  expect(screen.getByText('Haute École du Parc')).toBeInTheDocument();
  expect(container.querySelector('svg')).toBeInTheDocument();
  expect(screen.queryByText(/^Imprimé/)).not.toBeInTheDocument();
  fireEvent(window, new Event('beforeprint'));
  expect(
    screen.getByText(/^Imprimé depuis le portail étudiant le 21\snovembre\s2026, 9\sh\. /),
  ).toHaveTextContent('Ce document n’a pas valeur officielle.');
  expect(
    screen.getByText(`${dashboard?.PersonnePrenom} ${dashboard?.PersonneNom}, matricule 230101`),
  ).toBeInTheDocument();
});

it('names the account of staff, who have no number', () => {
  const { infos, ...rest } = aSession();
  const session = { ...rest, infos: { ...infos, admin: true, Username: 'secretariat' }, dashboard: null };
  renderPortal(<PrintHead />, { session });
  expect(screen.getByText('secretariat')).toBeInTheDocument();
});
