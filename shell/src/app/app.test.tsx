import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { Session } from 'shared-auth/host';
import {
  anEventsAccess,
  anInfos,
  apiUrl,
  aSession,
  IsolatedCache,
  problemAnswer,
  respondWith,
} from 'shared-auth/testing';
import { portalStatus } from 'shared-contract/admin/endpoints';
import { deadlines } from 'shared-contract/deadlines/endpoints';
import { reportRemote } from 'shared-contract/federation/endpoints';
import { PortalStatusAnswer } from 'shared-contract/federation/status-answers';
import { notices } from 'shared-contract/notices/endpoints';
import { accessRights, eventsAccess, securityStatus } from 'shared-contract/portal/endpoints';
import { receipts } from 'shared-contract/receipts/endpoints';
import { acceptPrivacy, viewStudent } from 'shared-contract/security/endpoints';
import { StaffHomeAnswer } from 'shared-contract/staff/answers';
import { staffHome } from 'shared-contract/staff/endpoints';
import { sampleOf } from 'shared-contract/testing/sample-of';
import { MemoryRouter } from 'shared-router/testing';
import { LatePrivacyDialog, LateViewedStudentBar } from '../layout/late-parts';
import type { PageData } from '../portal/page-data';
import { anEventRemote, anInstitution, aRegistry, aRemote, fakePorts } from '../testing/portal-fixtures';
import { App } from './app';
import { ReceiptsPage } from './late-pages';

const server = setupServer(
  respondWith(reportRemote, null),
  respondWith(deadlines, []),
  respondWith(notices, []),
  respondWith(receipts, []),
  respondWith(staffHome, sampleOf(StaffHomeAnswer, {})),
  respondWith(portalStatus, sampleOf(PortalStatusAnswer, {})),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
// jsdom has no layout, so nothing to scroll.
beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  server.resetHandlers();
  jest.restoreAllMocks();
});
afterAll(() => server.close());

const registry = aRegistry(aRemote(), anEventRemote());
const ports = fakePorts(registry);

const pageOf = ({ infos, dashboard, access, events, version }: Session): PageData => ({
  institution: anInstitution(),
  registry,
  startup: {
    status: { connected: true },
    version: { version, schema: '0000_baseline', remotes: {} },
    infos,
    dashboard,
    access,
    events,
  },
  nonce: undefined,
  theme: null,
  drawn: null,
});

const openAt = (path: string, page: PageData) =>
  render(
    <IsolatedCache>
      <MemoryRouter initialEntries={[path]}>
        <App page={page} ports={ports} />
      </MemoryRouter>
    </IsolatedCache>,
  );

const heading = () => screen.findByRole('heading', { level: 1 });

describe('the portal', () => {
  it('shows the tiles in two lists of one region', async () => {
    openAt('/desktop', pageOf(aSession({ events: anEventsAccess(['CanViewInscriptionSession']) })));
    expect(await heading()).toHaveTextContent('Bonjour Camille');
    const services = screen.getByRole('region', { name: 'Mes services' });
    const now = within(services).getByRole('list', { name: 'En ce moment' });
    expect(within(now).getByRole('link', { name: /Inscription aux examens/ })).toBeInTheDocument();
    const file = within(services).getByRole('list', { name: 'Mon dossier' });
    expect(within(file).getByRole('link', { name: /Mes données/ })).toHaveAttribute('href', '/contacts');
  });

  it('lists a closed event under « Fermé pour le moment », without a link', async () => {
    openAt('/desktop', pageOf(aSession()));
    const closed = await screen.findByRole('region', { name: 'Fermé pour le moment' });
    expect(within(closed).getByText('Inscription aux examens')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Inscription aux examens/ })).not.toBeInTheDocument();
  });

  it('leads any route to the privacy dialog, which Escape does not close', async () => {
    await LatePrivacyDialog.preload();
    openAt('/contacts', pageOf(aSession({ infos: anInfos({ isRGPD: false }) })));
    const dialog = await screen.findByRole('dialog', { name: 'Vos données et vous' });
    await userEvent.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: /politique de confidentialité/ })).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: "J'accepte" })).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Se déconnecter' })).toBeInTheDocument();
    expect(screen.queryByText(/Aucune période/)).not.toBeInTheDocument();
  });

  it('says so when the acceptance could not be recorded', async () => {
    server.use(http.post(apiUrl(acceptPrivacy), () => new HttpResponse(null, { status: 500 })));
    await LatePrivacyDialog.preload();
    openAt('/desktop', pageOf(aSession({ infos: anInfos({ isRGPD: false }) })));
    await userEvent.click(await screen.findByRole('button', { name: "J'accepte" }));
    expect(await screen.findByText(/n’a pas pu être enregistré/)).toBeInTheDocument();
  });

  it('names the page and the reason of a closed event', async () => {
    openAt('/evenement/inscriptionExamens', pageOf(aSession()));
    expect(await heading()).toHaveTextContent('Accès refusé');
    expect(screen.getByText(/Inscription aux examens/, { selector: 'p' })).toBeInTheDocument();
    expect(screen.getByText('La période est terminée.')).toBeInTheDocument();
    expect(screen.getByText(/Nadia Aksoy, /)).toBeInTheDocument();
  });

  it('says that the periods could not be read, and nothing of what is open', async () => {
    server.use(http.get(apiUrl(eventsAccess), () => new HttpResponse(null, { status: 500 })));
    const page = pageOf(aSession());
    const { events: _events, ...startup } = page.startup;
    openAt('/desktop', { ...page, startup });
    const notice = await screen.findByText('Les périodes ouvertes n’ont pas pu être chargées');
    expect(notice).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeInTheDocument();
    expect(screen.queryByText(/Aucune période/)).not.toBeInTheDocument();
    expect(screen.queryByText(/n’est pas ouverte pour vous/)).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Fermé pour le moment' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Mes données/ })).toBeInTheDocument();
  });

  it('refuses who only verifies a student’s page, which exists', async () => {
    const infos = anInfos({ student: false, verifications: true, Username: 'verificateur' });
    const verifier = pageOf(aSession({ infos, dashboard: null, access: [] }));
    const elsewhere = [{ path: '/inscriptions/:id', title: 'Mes inscriptions' }];
    openAt('/inscriptions/3', { ...verifier, registry: { revision: 1, remotes: [], elsewhere } });
    expect(await heading()).toHaveTextContent('Accès refusé');
    expect(screen.getByText(/Mes inscriptions/, { selector: 'p' })).toBeInTheDocument();
    expect(screen.getByText(/réservée à d’autres fonctions/)).toBeInTheDocument();
  });

  it('sends who has an inactive account to the secretariat, once', async () => {
    openAt('/desktop', pageOf(aSession({ infos: anInfos({ isActive: false }) })));
    expect(await heading()).toHaveTextContent('Compte inactif');
    expect(screen.getByText('Secrétariat')).toBeInTheDocument();
    expect(screen.queryByText(/Nadia Aksoy/)).not.toBeInTheDocument();
  });

  it('has a 404 page inside the layout', async () => {
    openAt('/nulle-part', pageOf(aSession()));
    expect(await heading()).toHaveTextContent('Page introuvable');
    expect(screen.getByRole('banner')).toBeInTheDocument();
  });

  it('tells a visitor, in both languages, that the portal is for students', async () => {
    openAt('/desktop', pageOf(aSession({ infos: anInfos({ student: false }), dashboard: null, access: [] })));
    expect(await heading()).toHaveTextContent('Accès réservé aux étudiants');
    expect(screen.getByText('This user is not a Student.')).toHaveAttribute('lang', 'en');
  });

  it('waits a moment at the root, then leads to the home', async () => {
    openAt('/', pageOf(aSession()));
    expect(screen.queryByText('Bonjour Camille')).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Bonjour Camille' })).toBeInTheDocument();
  });

  it('shows no tile without the rights, and says why', async () => {
    server.use(http.get(apiUrl(accessRights), () => new HttpResponse(null, { status: 500 })));
    const page = pageOf(aSession());
    const { access: _access, ...startup } = page.startup;
    openAt('/desktop', { ...page, startup });
    expect(await screen.findByText('Vos droits n’ont pas pu être chargés')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Mes services' })).not.toBeInTheDocument();
  });

  it('shows that the API is down', async () => {
    server.use(http.get(apiUrl(securityStatus), () => HttpResponse.error()));
    openAt('/desktop', { ...pageOf(aSession()), startup: {} });
    expect(await heading()).toHaveTextContent('Le portail ne répond pas');
  });

  it('lets staff choose a student, and says that a number is unknown', async () => {
    server.use(http.post(apiUrl(viewStudent), () => problemAnswer(404, 'Inconnu.')));
    const infos = anInfos({ student: false, admin: true, Username: 'admin' });
    openAt('/desktop', pageOf(aSession({ infos, dashboard: null })));
    await userEvent.click(await screen.findByRole('button', { name: 'Choisir un étudiant' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Matricule de l’étudiant' }), '999999');
    await userEvent.click(screen.getByRole('button', { name: 'Suivi administratif du dossier' }));
    await userEvent.click(screen.getByRole('button', { name: 'Consulter ce dossier' }));
    expect(await screen.findAllByText('Aucun étudiant ne porte ce matricule.')).toHaveLength(2);
    expect(screen.getByText('Version 2025.6.0')).toBeInTheDocument();
  });

  it('shows whose file staff look at, with the way back', async () => {
    await LateViewedStudentBar.preload();
    openAt(
      '/desktop',
      pageOf(aSession({ infos: anInfos({ student: false, programmes: true, Username: 'programmes' }) })),
    );
    const bar = await screen.findByRole('region', { name: 'Consultation d’un dossier' });
    expect(bar).toHaveTextContent('Camille Lambert, 230101');
    // jsdom has no viewport: the bar is a phone's.
    expect(within(bar).getByRole('button', { name: 'Quitter' })).toBeInTheDocument();
    expect(screen.queryByText(/^Version/)).not.toBeInTheDocument();
  });

  it('keeps the page and asks to sign in again when the session has expired', async () => {
    server.use(
      http.get(apiUrl(receipts), () => problemAnswer(401, 'Session expirée.')),
      respondWith(securityStatus, { connected: false }),
    );
    await ReceiptsPage.preload();
    openAt('/recus', pageOf(aSession()));
    expect(await screen.findByRole('dialog', { name: 'Votre session a expiré' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Mes reçus', hidden: true })).toBeInTheDocument();
  });
});
