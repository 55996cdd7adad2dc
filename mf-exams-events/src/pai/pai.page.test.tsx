import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import {
  apiUrl,
  confirmAct,
  findBindingDialog,
  problemAnswer,
  whileRequestsPending,
} from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { supportPlan } from 'shared-contract/inclusive/endpoints';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { recordScreen } from '../testing/screen-record';
import PaiPage from './pai.page';

const PAI = apiUrl(supportPlan);
const { traces, record } = recordScreen('SignaturePAI');

const plan = {
  DemandeDecretInclusifID: 12,
  Items: [
    { UniteEnseignementCode: 'LECGE1316', Libelle: 'Économétrie', Amenagements: 'Temps supplémentaire.' },
    { UniteEnseignementCode: 'LECGE1332', Libelle: 'Finance', Amenagements: 'Place au calme.' },
  ],
};

const open = () =>
  renderPage(<PaiPage />, {
    at: '/enseignement-inclusif/signature',
    path: '/enseignement-inclusif/signature',
    routes: { '/desktop': <p>Bureau</p> },
  });

const sign = () => screen.findByRole('button', { name: 'Signer mon PAI en ligne' });

let isSigned = false;

beforeEach(() => {
  isSigned = false;
  network.use(
    http.get(PAI, () => (isSigned ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(plan))),
    http.post(PAI, async ({ request }) => {
      await record(request);
      isSigned = true;
      return HttpResponse.json({ Recu: { Numero: 'R-2026-000012', Date: '2026-11-21T09:00:00Z' } });
    }),
  );
});

describe('/enseignement-inclusif/signature', () => {
  it('shows code, unit and arrangements of each row', async () => {
    const { container } = open();
    await sign();
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(screen.getByRole('cell', { name: 'LECGE1332' })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Place au calme.' })).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('is signed once, then leaves for home with the receipt’s number', async () => {
    open();
    await userEvent.dblClick(await sign());
    const dialog = await findBindingDialog(/Signer votre plan/);
    expect(dialog.getByText('Place au calme.')).toBeVisible();
    expect(dialog.getByText(/ne se retire pas/)).toBeVisible();
    expect(traces.sent).toEqual([]);
    await whileRequestsPending(() => userEvent.dblClick(dialog.getByRole('button', { name: 'Confirmer' })));
    expect(await screen.findByText('Bureau')).toBeVisible();
    expect(traces.sent).toEqual([{ DemandeDecretInclusifID: 12 }]);
    expect(traces.notices.map(({ title }) => title)).toEqual(['Sauvegarde réussie !']);
    expect(traces.notices.at(-1)?.text).toContain('R-2026-000012');
    await waitFor(() => expect(traces.flagReads).toBe(1));
  });

  it('leaves at once when there is nothing to sign', async () => {
    isSigned = true;
    open();
    expect(await screen.findByText('Bureau')).toBeVisible();
    expect(traces.notices).toEqual([]);
  });

  it('stays, and says so, when the signature fails', async () => {
    network.use(http.post(PAI, () => problemAnswer(503, 'Indisponible')));
    open();
    await userEvent.click(await sign());
    await confirmAct();
    expect(await (await findBindingDialog()).findByText('Erreur lors de la sauvegarde')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(await sign()).toBeVisible();
  });

  it('leaves when it was signed in another tab meanwhile', async () => {
    network.use(
      http.post(PAI, () => {
        isSigned = true;
        return problemAnswer(409, 'Aucun plan n’attend votre signature.');
      }),
    );
    open();
    await userEvent.click(await sign());
    await confirmAct();
    expect(await screen.findByText('Bureau')).toBeVisible();
  });

  it('offers to read the plan again when it can’t be read', async () => {
    network.use(http.get(PAI, () => problemAnswer(403, 'Refus')));
    open();
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  });
});
