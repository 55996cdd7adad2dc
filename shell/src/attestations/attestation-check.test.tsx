import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { apiUrl, problemAnswer, renderWithSession } from 'shared-auth/testing';
import { pathOf } from 'shared-contract/base/endpoint';
import { attestation } from 'shared-contract/documents/endpoints';
import { receiptCheck } from 'shared-contract/receipts/endpoints';
import { PortalProvider } from 'shared-ui';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { AttestationCheck } from './attestation-check';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (code: string) =>
  renderWithSession(<AttestationCheck />, {
    at: `/attestation/${code}`,
    path: '/attestation/:code',
    wrapper: (tree) => <PortalProvider>{tree}</PortalProvider>,
  });

describe('the verification of a document', () => {
  it('confirms kind, date and initials, and nothing more', async () => {
    server.use(
      http.get(apiUrl(pathOf(attestation, { code: 'ABCD-EFGH-JKLM' })), () =>
        HttpResponse.json({
          Code: 'ABCD-EFGH-JKLM',
          Nature: 'releveNotes',
          Libelle: 'Relevé de notes',
          Date: '2026-11-20',
          Initiales: 'C. L.',
        }),
      ),
    );
    const { container } = open('ABCD-EFGH-JKLM');
    expect(await screen.findByText('Ce document vient de l’école.')).toBeInTheDocument();
    expect(screen.getByText('Relevé de notes')).toBeInTheDocument();
    expect(screen.getByText('20 novembre 2026')).toBeInTheDocument();
    expect(screen.getByText('C. L.')).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('says that a code is unknown, without a retry that could not help', async () => {
    server.use(
      http.get(apiUrl(pathOf(attestation, { code: 'faux' })), () =>
        problemAnswer(404, 'Aucun document ne porte ce code.'),
      ),
    );
    open('faux');
    expect(await screen.findByText('Aucun document ne porte ce code.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
  });

  it('takes the code again, however it is typed', async () => {
    server.use(
      http.get(apiUrl(pathOf(attestation, { code: 'faux' })), () => problemAnswer(404, 'Inconnu.')),
      http.get(apiUrl(pathOf(attestation, { code: 'ABCD-EFGH-JKLM' })), () =>
        HttpResponse.json({
          Code: 'ABCD-EFGH-JKLM',
          Nature: 'releveNotes',
          Libelle: 'Relevé de notes',
          Date: '2026-11-20',
          Initiales: 'C. L.',
        }),
      ),
    );
    const { container } = open('faux');
    const field = await screen.findByLabelText('Code imprimé sur le document ou le reçu');
    expect(field).toHaveValue('faux');
    await userEvent.clear(field);
    await userEvent.type(field, ' abcd efgh-jklm{Enter}');
    expect(await screen.findByText('Ce document vient de l’école.')).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('confirms a receipt by its number and its code: person, act, hour', async () => {
    const path = pathOf(receiptCheck, { Numero: 'R-2026-001839', code: '7K3M-Q9XD' });
    server.use(
      http.get(apiUrl(path), () =>
        HttpResponse.json({
          Numero: 'R-2026-001839',
          Domaine: 'Examens',
          Objet: 'Inscription aux examens',
          Date: '2026-11-22T08:12:00Z',
          Nom: 'Camille Lambert',
        }),
      ),
    );
    const { container } = open('R-2026-001839-7K3M-Q9XD');
    expect(await screen.findByText('Ce reçu vient de l’école.')).toBeInTheDocument();
    expect(screen.getByText('Camille Lambert')).toBeInTheDocument();
    expect(screen.getByText('Inscription aux examens')).toBeInTheDocument();
    expect(screen.getByText('22 novembre 2026, 9 h 12')).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('says that no receipt has this number and this code', async () => {
    const path = pathOf(receiptCheck, { Numero: 'R-2026-001839', code: 'FAUX' });
    server.use(http.get(apiUrl(path), () => problemAnswer(404, 'Inconnu.')));
    open('R-2026-001839-FAUX');
    expect(await screen.findByText('Aucun reçu ne porte ce numéro et ce code.')).toBeInTheDocument();
  });
});
