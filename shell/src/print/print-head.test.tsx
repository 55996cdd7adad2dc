import { screen } from '@testing-library/react';
import { INLINE_IDS } from 'shared-contract';
import { PortalProvider } from 'shared-ui';
import { aSession } from '../testing/builders';
import { renderWithSession } from '../testing/render-with-session';
import { PrintHead } from './print-head';

const declare = (school: unknown) => {
  const block = document.createElement('script');
  block.id = INLINE_IDS.institution;
  block.type = 'application/json';
  block.textContent = JSON.stringify(school);
  document.head.append(block);
};

afterEach(() => document.getElementById(INLINE_IDS.institution)?.remove());

const open = () =>
  renderWithSession(<PrintHead facts={[{ label: 'Programme', value: 'Bloc 2' }]} />, {
    wrapper: (tree) => <PortalProvider>{tree}</PortalProvider>,
  });

it('says of which school a printed page is, whose, when, and that it proves nothing', () => {
  declare({ name: 'Haute École du Parc', logo: null });
  const { container } = open();
  const { dashboard } = aSession();
  expect(screen.getByText('Haute École du Parc')).toBeInTheDocument();
  expect(container.querySelector('svg')).toBeInTheDocument();
  expect(
    screen.getByText(/^Imprimé depuis le portail étudiant le 21\snovembre\s2026, 9\sh\. /),
  ).toHaveTextContent('Ce document n’a pas valeur officielle.');
  expect(screen.getByText(`${dashboard?.PersonnePrenom} ${dashboard?.PersonneNom}`)).toBeInTheDocument();
  expect(screen.getByText('230101')).toBeInTheDocument();
  expect(screen.getByText('Bloc 2')).toBeInTheDocument();
});

it('bears the school’s own logo where it has one', () => {
  declare({ name: 'Haute École du Parc', logo: '/logo.svg' });
  const { container } = open();
  expect(container.querySelector('img')).toHaveAttribute('src', '/logo.svg');
});

it('says the rest where no page of the portal is around', () => {
  const { container } = open();
  expect(container.querySelector('img, svg')).not.toBeInTheDocument();
  expect(screen.getByText(/^Imprimé depuis le portail étudiant/)).toBeInTheDocument();
});
