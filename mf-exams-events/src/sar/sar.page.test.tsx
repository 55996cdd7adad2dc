import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import {
  apiUrl,
  aSession,
  confirmAct,
  findBindingDialog,
  fullAccess,
  problemAnswer,
  whileRequestsPending,
} from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { remediations } from 'shared-contract/sar/endpoints';
import type { Remediation } from 'shared-contract/sar/sar';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { recordScreen } from '../testing/screen-record';
import SarPage from './sar.page';

const SAR = apiUrl(remediations);
const { traces, record, keptBefore } = recordScreen('SAR');

const row = (code: string, RemediationEstInscrit: boolean): Remediation => ({
  RemediationCode: code,
  RemediationLibelleLong: `Séance ${code}`,
  RemediationQuadrimestre: 'Q1',
  RemediationPublicCible: 'Bloc 2',
  RemediationIntervalles: [
    { DateDebut: '2026-12-02', DateFin: '2026-12-04', HeureDebut: null, HeureFin: null },
  ],
  RemediationEstInscrit,
});

const box = (code: string) => screen.findByRole('checkbox', { name: `${code} Séance ${code}` });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Sauvegarder' }));

let stored: Remediation[] = [];

beforeEach(() => {
  stored = [row('A', true), row('B', false), row('C', false)];
  network.use(
    http.get(SAR, () => HttpResponse.json({ Items: stored })),
    http.post(SAR, async ({ request }) => {
      await record(request);
      stored = [row('A', true), row('B', true), row('C', false)];
      return HttpResponse.json({ Items: stored });
    }),
  );
});

describe('/sar', () => {
  it('shows each session with its code, audience, term and dates', async () => {
    const { container } = renderPage(<SarPage />);
    expect(await box('A')).toBeChecked();
    expect(await box('B')).not.toBeChecked();
    const [line] = screen.getAllByRole('row').slice(1);
    expect(line).toHaveTextContent('A');
    expect(line).toHaveTextContent('Bloc 2');
    expect(line).toHaveTextContent('du 2 au 4 décembre');
    expect(line).toHaveTextContent('Q1');
    expect(screen.getByText('1 inscription')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('sends the modified rows alone, once, and ends the draft', async () => {
    renderPage(<SarPage />);
    await userEvent.click(await box('B'));
    await userEvent.click(await box('C'));
    await userEvent.click(await box('C'));
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: /Sauvegarder ces changements/ }));
    expect(dialog.getByText('Séance B')).toBeVisible();
    expect(traces.sent).toEqual([]);
    await whileRequestsPending(() => userEvent.dblClick(dialog.getByRole('button', { name: 'Confirmer' })));
    await waitFor(() =>
      expect(traces.notices.at(-1)).toEqual({ tone: 'success', title: 'Sauvegarde réussie !' }),
    );
    expect(traces.sent).toEqual([{ Items: [{ RemediationCode: 'B', RemediationEstInscrit: true }] }]);
    expect(await screen.findByText('2 inscriptions')).toBeVisible();
    await waitFor(() => expect(traces.drafts.at(-1) ?? null).toBeNull());
  });

  it('says S2’s sentence when nothing changed, and sends nothing', async () => {
    renderPage(<SarPage />);
    await box('A');
    await save();
    const bar = within(screen.getByRole('region', { name: 'Sauvegarde des inscriptions' }));
    expect(bar.getByRole('alert')).toHaveTextContent('Veuillez effectuer au moins un changement.');
    expect(traces.notices).toEqual([]);
    expect(traces.sent).toEqual([]);
    await userEvent.click(await box('B'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps the ticks when the call fails, and sends them again under the same key', async () => {
    const failed: (string | null)[] = [];
    network.use(
      http.post(
        SAR,
        ({ request }) => {
          failed.push(request.headers.get('idempotency-key'));
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    renderPage(<SarPage />);
    await userEvent.click(await box('B'));
    await save();
    await confirmAct();
    expect(await (await findBindingDialog()).findByText('Erreur lors de la sauvegarde')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(await box('B')).toBeChecked();
    await save();
    await confirmAct();
    await waitFor(() => expect(traces.keys).toEqual(failed));
  });

  it('takes up the ticks of an earlier visit and says since when they are kept', async () => {
    keptBefore({ B: true, gone: true, C: 'oui' });
    renderPage(<SarPage />);
    expect(await box('B')).toBeChecked();
    expect(await box('C')).not.toBeChecked();
    expect(screen.getByText(/Brouillon gardé le 21 novembre/)).toBeVisible();
    await save();
    await confirmAct();
    await waitFor(() => expect(traces.sent).toHaveLength(1));
  });

  it('says that there is nothing, which a failed call is not', async () => {
    stored = [];
    const { unmount, container } = renderPage(<SarPage />);
    expect(await screen.findByRole('heading', { name: 'Aucune séance proposée' })).toBeVisible();
    await expectNoAxeViolations(container);
    unmount();
    network.use(http.get(SAR, () => problemAnswer(403, 'Refus')));
    await whileRequestsPending(async () => {
      renderPage(<SarPage />);
      expect(await screen.findByText('Chargement…')).toBeInTheDocument();
    });
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    expect(screen.queryByText('Aucune séance proposée')).not.toBeInTheDocument();
  });

  it('is read-only for staff who look at the student', async () => {
    const access = fullAccess().map((right) => ({ ...right, Create: false, Update: false, Delete: false }));
    renderPage(<SarPage />, { session: aSession({ access }) });
    expect(await box('B')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Sauvegarder' })).not.toBeInTheDocument();
  });
});
