import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anEventsAccess, apiUrl, aSession } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { saveIdm, thesis as thesisEndpoint } from 'shared-contract/thesis/endpoints';
import type { Thesis } from 'shared-contract/thesis/thesis';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { aThesis } from '../testing/examples';
import { answerLists } from '../testing/lists';
import IdmPage from './idm.page';

const open = (thesis: Thesis, session = aSession({ events: anEventsAccess(['AccesIDM']) })) => {
  answerLists();
  network.use(http.get(apiUrl(thesisEndpoint), () => HttpResponse.json(thesis)));
  return renderPage(<IdmPage />, { session });
};

const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Enregistrer' }));
const write = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

describe('/memoire/IDM', () => {
  it('is read in prose once its window is closed, and says why', async () => {
    const given = aThesis({ LangueDefenseID: 1, MemoireMotsClefs: 'audit', MemoireResume: 'Un résumé.' });
    const { container } = open(given, aSession());
    expect(await screen.findByText('Un résumé.')).toBeVisible();
    expect(screen.getByText('audit')).toBeVisible();
    expect(screen.getByText(/La période est terminée/)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('has its two sections, and counts the characters of the summary', async () => {
    const { container } = open(aThesis());
    expect(await screen.findByRole('heading', { name: 'Informations mémoire' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Maître de stage' })).toBeVisible();
    await write('Résumé', 'a'.repeat(999));
    expect(screen.getByText(/^999/)).toBeVisible();
    await send();
    expect(
      (await screen.findAllByText('Ce texte doit compter au moins 1000 caractères.')).length,
    ).toBeGreaterThan(0);
    await expectNoAxeViolations(container);
  });

  it('asks for confidentiality until consent is given', async () => {
    open(aThesis());
    await send();
    expect((await screen.findAllByText('Choisissez un statut de confidentialité.')).length).toBeGreaterThan(
      0,
    );
  });

  it('sends what is filled in, and gives the server’s errors back to their fields', async () => {
    const sent: unknown[] = [];
    network.use(
      http.post(apiUrl(saveIdm), async ({ request }) => {
        sent.push(await request.json());
        return new Response(
          JSON.stringify({
            type: 'about:blank',
            title: 'Refus',
            status: 422,
            detail: 'Choisissez l’une des réponses proposées.',
            code: 'donnees_non_valides',
            errors: [{ path: 'LangueDefenseID', message: 'Choisissez l’une des réponses proposées.' }],
          }),
          { status: 422, headers: { 'Content-Type': 'application/problem+json' } },
        );
      }),
    );
    open(aThesis({ MemoireConsentement: true }));
    await userEvent.selectOptions(await screen.findByLabelText('Langue de défense'), 'Français');
    await write('Dates de vos examens', 'Du 4 au 15 janvier');
    await write('Mots-clefs', 'audit');
    await write('Résumé', 'a'.repeat(1000));
    await write(/^Téléphone/, '12345');
    await send();
    expect(
      (await screen.findAllByText('Le numéro de téléphone compte de 6 à 18 caractères.')).length,
    ).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    await write(/^Téléphone/, '123456');
    await send();
    await waitFor(() =>
      expect(sent).toEqual([
        expect.objectContaining({ MemoireResume: 'a'.repeat(1000), LangueDefenseID: 1, SessionID: 11 }),
      ]),
    );
    expect((await screen.findAllByText('Choisissez l’une des réponses proposées.')).length).toBeGreaterThan(
      0,
    );
  });
});
