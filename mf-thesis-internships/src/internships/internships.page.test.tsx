import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import {
  anEventsAccess,
  apiUrl,
  aSession,
  confirmAct,
  findBindingDialog,
  problemAnswer,
} from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import {
  internshipAgreement,
  internships as internshipsEndpoint,
  saveInternship,
} from 'shared-contract/internships/endpoints';
import type { Internship } from 'shared-contract/internships/internships';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { anEncodedInternship, anInternship } from '../testing/examples';
import { answerLists } from '../testing/lists';
import InternshipsPage from './internships.page';

const OPEN = aSession({ events: anEventsAccess(['CanViewStage']) });

const open = (internships: Internship[], at = '/evenement/stages', session = OPEN) => {
  answerLists();
  network.use(http.get(apiUrl(internshipsEndpoint), () => HttpResponse.json(internships)));
  return renderPage(<InternshipsPage />, { at, path: '/evenement/stages', session });
};

const write = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label, { selector: ':not(button)' }), { target: { value } });

describe('/evenement/stages', () => {
  it('lists bachelor and master internships apart', async () => {
    const { container } = open([anEncodedInternship(), anInternship({ StageID: 4, IsBACStage: false })]);
    expect(await screen.findByRole('heading', { name: 'Stages de bachelier' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Stages de master' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Voir/ })).toHaveAttribute('href', '/evenement/stages?stage=3');
    expect(
      screen.getByRole('link', { name: /^Modifier le stage\s: Lieu à préciser\s?Dates à préciser/ }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: /^Télécharger la convention – Ferme/ })).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('gives the page of one its own title, which takes the focus, and the list its own again', async () => {
    open([anEncodedInternship()]);
    await userEvent.click(await screen.findByRole('link', { name: /^Voir/ }));
    const title = screen.getByRole('heading', { level: 1 });
    expect(title).toHaveTextContent(/^Stage.: /);
    expect(title).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Retour à mes stages' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Mes stages' })).toHaveFocus();
  });

  it('offers no agreement that can’t be had, and says what it lacks and where to put it', async () => {
    const lacks = [{ path: 'StageFichierPreAccordID', message: 'Il manque le pré-accord.' }];
    const { container } = open([anEncodedInternship({ ConventionManque: lacks })]);
    expect(await screen.findByText(/Il manque le pré-accord\./)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Charger les documents du stage/ })).toHaveAttribute(
      'href',
      '/evenement/stages?stage=3',
    );
    expect(screen.queryByRole('button', { name: /^Télécharger la convention/ })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('says what an agreement came to lack since the page was read', async () => {
    const lacks = [{ path: 'StageFichierPreAccordID', message: 'Il manque le pré-accord.' }];
    network.use(
      http.get(apiUrl(internshipAgreement), () =>
        problemAnswer(412, 'Votre convention n’est pas encore disponible.', { errors: lacks }),
      ),
    );
    open([anEncodedInternship()]);
    const button = await screen.findByRole('button', { name: /^Télécharger la convention/ });
    network.use(
      http.get(apiUrl(internshipsEndpoint), () =>
        HttpResponse.json([anEncodedInternship({ ConventionManque: lacks })]),
      ),
    );
    await userEvent.click(button);
    expect(await screen.findByText(/Il manque le pré-accord\./)).toBeVisible();
    expect(button).not.toBeInTheDocument();
  });

  it('says when there is none, when they can’t be read, and when one is unknown', async () => {
    const { unmount } = open([]);
    expect(await screen.findByRole('heading', { name: 'Aucun stage' })).toBeVisible();
    unmount();
    network.use(http.get(apiUrl(internshipsEndpoint), () => problemAnswer(503, 'Indisponible')));
    const failed = renderPage(<InternshipsPage />);
    expect(await screen.findByText('Vos stages n’ont pas pu être chargés')).toBeVisible();
    failed.unmount();
    open([anInternship()], '/evenement/stages?stage=99');
    expect(await screen.findByRole('heading', { name: 'Stage introuvable' })).toBeVisible();
  });
});

describe('what the school gave back', () => {
  const refused = (Quoi: Internship['StageRefus'][number]['Quoi']) => ({
    StageRefus: [{ Quoi, Motif: 'Les dates ne vont pas.' }],
  });

  it('is to be mended on the list, and its form says why', async () => {
    const { unmount } = open([anInternship(refused('Encodage'))]);
    expect(await screen.findByText('À corriger')).toBeVisible();
    unmount();
    const { container } = open([anInternship(refused('Encodage'))], '/evenement/stages?stage=3');
    expect(await screen.findByText('L’école vous rend ce formulaire')).toBeVisible();
    expect(screen.getByText('Les dates ne vont pas.')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('is a paper that is refused, where another is put in its place', async () => {
    const { container } = open(
      [anEncodedInternship({ ...refused('PreAccord'), StageFichierPreAccordID: null })],
      '/evenement/stages?stage=3',
    );
    expect(await screen.findByText('Refusé')).toBeVisible();
    expect(screen.getByText(/^Refusé\s: Les dates ne vont pas\.$/)).toBeVisible();
    expect(screen.getByLabelText('Charger – Pré-accord')).toBeEnabled();
    await expectNoAxeViolations(container);
  });
});

describe('after the window', () => {
  it('lists what was encoded, to be read, and says why nothing changes', async () => {
    const { container } = open([anEncodedInternship()], '/evenement/stages', aSession());
    expect(await screen.findByRole('link', { name: /^Voir le stage/ })).toBeVisible();
    expect(screen.getByText(/La période est terminée/)).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('takes no form and no paper', async () => {
    const { unmount } = open([anInternship()], '/evenement/stages?stage=3', aSession());
    expect(await screen.findByText('Ce stage n’a pas été encodé.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enregistrer le stage' })).not.toBeInTheDocument();
    unmount();
    open([anEncodedInternship()], '/evenement/stages?stage=3', aSession());
    expect(await screen.findByText('Tenue des comptes')).toBeVisible();
    expect(screen.queryByLabelText('Charger – Pré-accord')).not.toBeInTheDocument();
  });
});

describe('one internship', () => {
  it('is a form until it was encoded, and asks once more', async () => {
    const sent: unknown[] = [];
    network.use(
      http.post(apiUrl(saveInternship), async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(anEncodedInternship());
      }),
    );
    const { container } = open([anInternship()], '/evenement/stages?stage=3');
    // Its name is another's: a browser must not offer the student's own.
    expect(await screen.findByLabelText('Organisation')).toHaveAttribute('autocomplete', 'off');
    await write('Date de début', '2027-03-01');
    await write('Date de fin', '2027-02-01');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le stage' }));
    expect(
      (await screen.findAllByText('La date de début ne peut pas suivre la date de fin.')).length,
    ).toBeGreaterThan(0);
    await expectNoAxeViolations(container);
    await write('Date de fin', '2099-04-01');
    for (const label of [
      'Commentaires sur les dates',
      'Contenu du stage',
      'Organisation',
      'Nom',
      'Prénom',
      'Téléphone',
      'Adresse',
      'Code postal',
      'Localité',
    ])
      await write(label, `${label} 1`);
    await write('Adresse e-mail', 'anne@ferme.example');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le stage' }));
    expect(
      (await screen.findAllByText('Cette date est trop éloignée d’aujourd’hui.')).length,
    ).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await write('Date de fin', '2027-04-01');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le stage' }));
    const dialog = await findBindingDialog(/Enregistrer ce stage/);
    expect(dialog.getAllByRole('checkbox').map((box) => box.getAttribute('name'))).toEqual([
      'code-postal',
      'telephone',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmer' }));
    expect(sent).toEqual([]);
    await confirmAct();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      StageID: 3,
      StageDateFin: '2027-04-01',
      Confirmations: ['code-postal', 'telephone'],
      AdresseStageMemoire: { PaysRepresentant: 'Belgique', EmailRepresentant: 'anne@ferme.example' },
    });
  });

  it('is read-only once encoded; each file is saved as soon as it has arrived', async () => {
    const sent: [string, unknown][] = [];
    const keys: (string | null)[] = [];
    network.use(
      http.post(
        apiUrl('/files/uploads'),
        () => new HttpResponse(null, { status: 201, headers: { Location: '/api/v1/files/uploads/ab' } }),
      ),
      http.patch(apiUrl('/files/uploads/ab'), () => HttpResponse.json({ DocumentID: 41 })),
      http.post(apiUrl(saveInternship), async ({ request }) => {
        sent.push([new URL(request.url).search, await request.json()]);
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.json(anEncodedInternship({ StageFichierPreAccordID: 41 }));
      }),
    );
    const { container } = open([anEncodedInternship()], '/evenement/stages?stage=3');
    expect(await screen.findByText('Tenue des comptes')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enregistrer le stage' })).not.toBeInTheDocument();
    await userEvent.upload(
      screen.getByLabelText('Charger – Pré-accord'),
      new File(['%PDF-1.4'], 'accord.pdf', { type: 'application/pdf' }),
    );
    await waitFor(() =>
      expect(sent).toEqual([['?isFile=true&updated=PreAccord', { StageID: 3, StageFichierPreAccordID: 41 }]]),
    );
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    await expectNoAxeViolations(container);
  });
});
