import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { apiUrl } from 'shared-auth/testing';
import type { RecuComplet } from 'shared-contract';
import { pathOf } from 'shared-contract/base/endpoint';
import { receipt } from 'shared-contract/receipts/endpoints';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { renderPortal } from '../testing/portal-fixtures';
import ReceiptPage from './receipt.page';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const signature: RecuComplet = {
  Numero: 'R-2026-001839',
  Domaine: 'Signature du PAE',
  Objet: 'Programme annuel 2026-2027 signé en ligne',
  Date: '2026-11-22T08:12:00Z',
  Empreinte: 'a'.repeat(64),
  Lignes: [
    { Code: 'LECGE1212', Libelle: 'Macroéconomie', Valeur: '5\u00a0crédits', Genre: 'detail' },
    { Libelle: 'Total', Valeur: '5\u00a0crédits', Genre: 'total' },
    { Libelle: 'Remarque', Valeur: 'Bien reçu' },
    { Libelle: 'Empreinte de la liste signée', Valeur: 'b'.repeat(64), Genre: 'technique' },
  ],
  Personne: { Nom: 'Camille Lambert', Matricule: '230101', Etudes: 'Bachelier en gestion, bloc 2' },
  Colonnes: { Libelle: 'Unité', Valeur: 'Crédits' },
  Verification: {
    Code: '7K3M-Q9XD',
    Adresse: 'https://portail.test/attestation/R-2026-001839-7K3M-Q9XD',
    QR: { Cote: 41, Trace: 'M4 4h1v1h-1z' },
  },
};

const open = (answer: RecuComplet) => {
  const path = pathOf(receipt, { Numero: answer.Numero });
  server.use(http.get(apiUrl(path), () => HttpResponse.json(answer)));
  return renderPortal(<ReceiptPage />, { at: `/recus/${answer.Numero}`, path: '/recus/:numero' });
};

describe('a receipt', () => {
  it('says whose it is, for which act, line by line, and where it is checked', async () => {
    const { container } = open(signature);
    const paper = await screen.findByRole('article', { name: 'Reçu R-2026-001839' });
    for (const text of ['Camille Lambert', '230101', 'Bachelier en gestion, bloc 2', '7K3M-Q9XD']) {
      expect(within(paper).getByText(text)).toBeInTheDocument();
    }
    expect(within(paper).getByRole('heading', { name: signature.Objet })).toBeInTheDocument();
    const table = within(paper).getByRole('table', { name: 'Contenu du reçu' });
    expect(within(table).getByRole('columnheader', { name: 'Crédits' })).toBeInTheDocument();
    expect(within(table).getByRole('rowheader', { name: /^Macroéconomie/ })).toBeInTheDocument();
    expect(within(table).getByRole('rowheader', { name: 'Total' })).toBeInTheDocument();
    expect(within(table).queryByText('Bien reçu')).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: /^QR code de l’adresse https/ })).toBeInTheDocument();
    const folded = screen.getByText('Empreinte de la liste signée').closest('details');
    expect(folded).not.toHaveAttribute('open');
    await expectNoAxeViolations(container);
  });

  it('of before, without kinds nor code, still shows all that it says', async () => {
    open({
      ...signature,
      Lignes: [
        { Libelle: 'Session', Valeur: 'Session de janvier 2026' },
        { Libelle: 'LECGE1212', Valeur: 'Macroéconomie, 12 janvier 2026' },
      ],
      Personne: { ...signature.Personne, Etudes: null },
      Colonnes: null,
      Verification: null,
    });
    const table = await screen.findByRole('table', { name: 'Contenu du reçu' });
    expect(within(table).getAllByRole('row')).toHaveLength(2);
    expect(screen.getByText('Camille Lambert')).toBeInTheDocument();
    expect(screen.queryByText('Études')).not.toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
