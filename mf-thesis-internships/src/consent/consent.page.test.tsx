import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anEventsAccess, apiUrl, aSession, confirmAct, findBindingDialog } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { saveThesis, thesis as thesisEndpoint } from 'shared-contract/thesis/endpoints';
import type { Thesis } from 'shared-contract/thesis/thesis';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { aThesis } from '../testing/examples';
import { answerLists } from '../testing/lists';
import ConsentPage from './consent.page';

const COMPLETE = 'Complétez le formulaire ci-dessous pour pouvoir continuer plus loin..';
const session = aSession({ events: anEventsAccess(['HasMemoire', 'AccesMemoireRemise']) });

const open = (thesis: Thesis) => {
  answerLists();
  network.use(http.get(apiUrl(thesisEndpoint), () => HttpResponse.json(thesis)));
  return renderPage(<ConsentPage />, {
    session,
    at: '/memoire/consentement',
    path: '/memoire/consentement',
    routes: { '/memoire/remise': <p>La remise</p> },
  });
};

const next = async () => userEvent.click(await screen.findByRole('button', { name: 'Suivant' }));

describe('/memoire/consentement', () => {
  it('goes from the principles to who may read, then asks for two answers', async () => {
    const { container } = open(aThesis());
    await next();
    expect(screen.getByRole('heading', { name: 'Gestion des accès' })).toHaveFocus();
    expect(screen.getByText('Restreint')).toBeVisible();
    expect(screen.getByText('De 12/20 à moins de 14/20')).toBeVisible();
    await next();
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer mes consentements' }));
    expect(await screen.findAllByText(COMPLETE)).toHaveLength(1);
    expect(screen.getAllByText('Acceptez le traitement de vos données.').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Choisissez : accorder ou non la licence.').length).toBeGreaterThan(0);
    await expectNoAxeViolations(container);
  });

  it('sends both, then goes to the submission', async () => {
    const sent: unknown[] = [];
    network.use(
      http.post(apiUrl(saveThesis), async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ...aThesis(), Recu: { Numero: 'R-2026-000001', Date: '2026-11-23' } });
      }),
    );
    open(aThesis({ MemoireConsentementRGPD: true }));
    await next();
    await next();
    expect(screen.getByRole('checkbox')).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /Je n’accorde pas/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer mes consentements' }));
    const dialog = await findBindingDialog(/Enregistrer vos consentements/);
    expect(dialog.getByText('Je n’accorde pas de licence')).toBeVisible();
    expect(sent).toEqual([]);
    await confirmAct();
    expect(await screen.findByText('La remise')).toBeVisible();
    expect(sent).toEqual([
      { MemoireID: 7, MemoireConsentementRGPD: true, MemoireConsentementLicence: false },
    ]);
  });

  it('that is given already leads to the submission', async () => {
    open(aThesis({ MemoireConsentement: true }));
    await waitFor(() => expect(screen.getByText('La remise')).toBeVisible());
  });
});
