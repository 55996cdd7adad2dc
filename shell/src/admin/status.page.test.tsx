import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { apiUrl, problemAnswer } from 'shared-auth/testing';
import { portalStatus } from 'shared-contract/admin/endpoints';
import type { PortalStatus } from 'shared-contract/federation/status-answers';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { renderPortal } from '../testing/portal-fixtures';
import StatusPage from './status.page';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const CALL = apiUrl(portalStatus);

const aStatus = (change: Partial<PortalStatus> = {}): PortalStatus => ({
  Version: '2025.6.0',
  Demarrage: '2026-11-23T08:00:00.000Z',
  Pannes: [],
  NavigateursTropAnciens: 2,
  Base: { Moteur: 'pglite', Version: '18.1', Taille: 52_428_800, Etudiants: 2000, Delai: 1.4 },
  Courrier: {
    EnAttente: 0,
    EnEchec: 0,
    Abandonnes: 0,
    SansAdresse: 0,
    EtudiantsSansAdresse: 0,
    PlusAncien: null,
    DernierEnvoi: '2026-11-23T09:00:00.000Z',
  },
  Domaines: [
    {
      Nom: 'mf-records',
      Libelle: 'Dossier et résultats',
      Version: '1.0.0-aa',
      Precedente: '1.0.0-bb',
      Actif: true,
      Message: null,
      Pannes: [
        { Version: '1.0.0-aa', Personnes: 12, Lieux: ['mf-records/src/results/year.page.tsx:41'] },
        { Version: '1.0.0-bb', Personnes: 1, Lieux: [] },
      ],
    },
    {
      Nom: 'mf-pae',
      Libelle: 'PAE',
      Version: null,
      Precedente: null,
      Actif: false,
      Message: 'Bientôt.',
      Pannes: [],
    },
  ],
  NonCru: [],
  DernierImport: null,
  ...change,
});

const open = () => renderPortal(<StatusPage />);

describe('/admin/etat', () => {
  it('shows database, mail, remotes and the last import', async () => {
    server.use(http.get(CALL, () => HttpResponse.json(aStatus())));
    const { container } = open();
    expect(screen.getByRole('heading', { level: 1, name: 'État du portail' })).toBeVisible();
    expect(await screen.findByText('PGlite (embarquée) 18.1')).toBeVisible();
    expect(screen.getByText(/^50\sMo$/)).toBeVisible();
    expect(screen.getByText('À jour')).toBeVisible();
    expect(screen.getByText('mf-records · version 1.0.0-aa · précédente 1.0.0-bb')).toBeVisible();
    expect(screen.getByText(/^1\.0\.0-aa\s: en panne pour 12 personnes/)).toBeVisible();
    expect(screen.getByText(/^1\.0\.0-bb\s: en panne pour 1 personne en/)).toBeVisible();
    expect(screen.getByText('mf-records/src/results/year.page.tsx:41')).toBeVisible();
    expect(screen.getByText('Fermé')).toBeVisible();
    expect(screen.getByText('Aucun relevé bancaire n’a encore été importé.')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('says what is not believed of what was published', async () => {
    const reason = 'L’état de mf-records dans le registre n’est pas signé.';
    const refused = [{ Nom: 'mf-records', Raison: reason }];
    server.use(http.get(CALL, () => HttpResponse.json(aStatus({ NonCru: refused }))));
    const { container } = open();
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByText('Signature refusée')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('says that mails were given up', async () => {
    const mail = {
      EnAttente: 0,
      EnEchec: 0,
      Abandonnes: 2,
      SansAdresse: 0,
      EtudiantsSansAdresse: 0,
      PlusAncien: null,
      DernierEnvoi: null,
    };
    server.use(http.get(CALL, () => HttpResponse.json(aStatus({ Courrier: mail }))));
    open();
    expect(await screen.findByText('E-mails abandonnés')).toBeVisible();
  });

  it('names the lines at which the shell itself failed', async () => {
    const failed = { Version: '2025.6.0-aa', Personnes: 2, Lieux: ['shell/src/layout/layout.tsx:40'] };
    server.use(http.get(CALL, () => HttpResponse.json(aStatus({ Pannes: [failed] }))));
    open();
    expect(await screen.findByText('shell/src/layout/layout.tsx:40')).toBeVisible();
    expect(screen.getByText(/^2025\.6\.0-aa\s: en panne pour 2 personnes/)).toBeVisible();
  });

  it('says when mails fail, and what the last import brought', async () => {
    const mail = {
      EnAttente: 3,
      EnEchec: 1,
      Abandonnes: 0,
      SansAdresse: 0,
      EtudiantsSansAdresse: 0,
      PlusAncien: '2026-11-23T07:00:00.000Z',
      DernierEnvoi: null,
    };
    const last = { Date: '2026-11-22T07:00:00.000Z', Resume: 'paiements:3 inconnus:1 dejaVus:0' };
    server.use(http.get(CALL, () => HttpResponse.json(aStatus({ Courrier: mail, DernierImport: last }))));
    open();
    expect(await screen.findByText('Envois en échec')).toBeVisible();
    expect(screen.getByText(/22 novembre 2026.*paiements:3/)).toBeVisible();
  });

  it('never takes a failure for a healthy portal', async () => {
    server.use(
      http.get(CALL, () => problemAnswer(503, 'La base ne répond pas.'), { once: true }),
      http.get(CALL, () => HttpResponse.json(aStatus())),
    );
    open();
    expect(await screen.findByText('L’état du portail n’a pas pu être chargé')).toBeVisible();
    expect(screen.queryByText('Répond')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Répond')).toBeVisible();
  });
});
