import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { apiUrl, problemAnswer, whileRequestsPending } from 'shared-auth/testing';
import { auditPage } from 'shared-contract/admin/endpoints';
import type { AuditLine, AuditPage as Page } from 'shared-contract/audit/answers';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { renderPortal } from '../../testing/portal-fixtures';
import AuditPage from './audit.page';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const aLine = (change: Partial<AuditLine> = {}): AuditLine => ({
  ID: 1,
  Date: '2026-11-23T11:01:00.000Z',
  Acteur: 'programmes',
  ActeurNom: 'Hélène Vasseur, Direction des programmes',
  Role: 'programmes',
  Nature: 'consultation',
  Libelle: 'Écran consulté',
  Matricule: '230101',
  Cible: 'ecran:Commandes',
  Motif: 'Question posée par l’étudiant',
  Origine: '10.0.0.7',
  ...change,
});

/** Answers each page by what is asked, and keeps the questions. */
const answer = (pageOf: (asked: URLSearchParams) => Page) => {
  const asked: string[] = [];
  server.use(
    http.get(apiUrl(auditPage), ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      return HttpResponse.json(pageOf(searchParams));
    }),
  );
  return asked;
};

const open = () => renderPortal(<AuditPage />);

describe('/admin/journal', () => {
  it('tells who did what, on whose file, why and from where', async () => {
    const system = aLine({
      ID: 2,
      Acteur: null,
      ActeurNom: null,
      Role: 'system',
      Libelle: 'Groupes choisis',
      Cible: 'groupes:71,72',
      Motif: null,
    });
    const nobody = aLine({
      ID: 3,
      Acteur: null,
      ActeurNom: null,
      Role: 'anonyme',
      Libelle: 'Connexion échouée',
      Cible: 'https://connexion.exemple/oidc 87193f',
      Motif: null,
    });
    answer(() => ({ Lignes: [aLine(), system, nobody], Suite: null }));
    const { container } = open();
    const [, first, second, third] = await screen.findAllByRole('row');
    expect(first).toHaveTextContent(
      /23.nov\..2026, 12.h.01Hélène Vasseur, Direction des programmesprogrammes · 10\.0\.0\.7Écran consultéécran.Commandes · Question posée par l’étudiant230101/,
    );
    expect(second).toHaveTextContent(/le portail.*Groupes choisisgroupes.n°.71, 72/);
    expect(third).toHaveTextContent(/visiteur sans compte.*Connexion échouée230101$/);
    expect(screen.queryByRole('button', { name: 'Plus anciennes' })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('filters on the server by person, actor, kind and days', async () => {
    const asked = answer((params) => ({ Lignes: params.size > 0 ? [] : [aLine()], Suite: null }));
    const { container } = open();
    await screen.findByText('Écran consulté');
    await userEvent.type(screen.getByLabelText(/^Matricule du dossier/), ' 230101');
    await userEvent.type(screen.getByLabelText(/^Identifiant de l’auteur/), 'admin');
    await userEvent.selectOptions(screen.getByLabelText(/^Nature/), 'Actes');
    await userEvent.type(screen.getByRole('textbox', { name: /^Du/ }), '2026-11-20');
    await userEvent.type(screen.getByRole('textbox', { name: /^Au/ }), '2026-11-01');
    await userEvent.click(screen.getByRole('button', { name: 'Filtrer' }));
    expect(screen.getAllByText('La fin précède le début.')).toHaveLength(2);
    await userEvent.clear(screen.getByRole('textbox', { name: /^Au/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Au/ }), '2026-11-21');
    await userEvent.click(screen.getByRole('button', { name: 'Filtrer' }));
    expect(await screen.findByRole('heading', { name: 'Aucune ligne' })).toBeVisible();
    expect(screen.getByText('Aucune ligne ne correspond à ces filtres.')).toHaveAttribute('role', 'status');
    expect(asked).toEqual(['', 'personne=230101&acteur=admin&nature=acte&du=2026-11-20&au=2026-11-21']);
    await expectNoAxeViolations(container);
  });

  it('goes to older lines and back', async () => {
    const asked = answer((params) =>
      params.get('suite') === '5-1'
        ? { Lignes: [aLine({ Libelle: 'Dossier ouvert' })], Suite: null }
        : { Lignes: [aLine()], Suite: '5-1' },
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Plus anciennes' }));
    expect(await screen.findByText('Dossier ouvert')).toBeVisible();
    expect(screen.getByText(/^Une ligne, du 23.nov\..2026, 12.h.01\.$/)).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('button', { name: 'Plus anciennes' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Plus récentes' }));
    expect(await screen.findByText('Écran consulté')).toBeVisible();
    await waitFor(() => expect(asked.slice(0, 2)).toEqual(['', 'suite=5-1']));
  });

  it('waits behind a skeleton, and says that the audit could not be read', async () => {
    server.use(http.get(apiUrl(auditPage), () => HttpResponse.json({ Lignes: [], Suite: null })));
    await whileRequestsPending(async () => {
      open();
      expect(await screen.findByText('Chargement…')).toBeInTheDocument();
    });
    server.use(http.get(apiUrl(auditPage), () => problemAnswer(500, 'Panne.')));
    open();
    expect(await screen.findByText('Le journal n’a pas pu être chargé')).toBeVisible();
  });
});
