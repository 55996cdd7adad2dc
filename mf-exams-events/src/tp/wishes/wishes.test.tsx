import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anEventsAccess, apiUrl, findBindingDialog, problemAnswer } from 'shared-auth/testing';
import { network } from 'shared-auth/testing/remote';
import { receipts } from 'shared-contract/receipts/endpoints';
import type { TpWish } from 'shared-contract/tp/answers';
import { askTpWish, leaveTpWish, tpWishes } from 'shared-contract/tp/endpoints';
import { button, openPage, seen } from '../../testing/tp';

const aWish = (change: Partial<TpWish> = {}): TpWish => ({
  SouhaitID: 5,
  ActiviteApprentissageID: 7,
  GroupeActiviteApprentissageID: 70,
  Libelle: 'Microéconomie – Exercices',
  Groupe: 'Groupe 1 – lundi',
  Etat: 'en_attente',
  Rang: 2,
  JusquAu: null,
  Chevauchements: [],
  ...change,
});
const kept = aWish({ Etat: 'reservee', Rang: null, JusquAu: '2026-11-25T10:00:00Z' });
const lines = () => screen.findByRole('region', { name: 'Listes d’attente' });

describe('the lines of full groups', () => {
  it('are joined after a confirmation, and say her place', async () => {
    network.use(
      http.post(apiUrl(askTpWish), async ({ request }) => {
        seen.sent.push(await request.json());
        seen.wishes = [aWish()];
        return HttpResponse.json(aWish());
      }),
    );
    openPage();
    const card = await lines();
    await userEvent.click(
      await within(card).findByRole('button', { name: /^Attendre une place – Microéconomie/ }),
    );
    const dialog = await findBindingDialog(/Attendre une place dans ce groupe/);
    expect(dialog.getByText(/dans les 48\sheures, vous changez de groupe/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmer' }));
    expect(await screen.findByText('2e place de la liste')).toBeVisible();
    expect(seen.sent).toEqual([{ GroupeActiviteApprentissageID: 70, Confirmations: [] }]);
  });

  it('show a place that is kept, until when, and let her refuse it', async () => {
    const clash = 'Votre examen «\u00a0Droit\u00a0» a lieu à l’heure de «\u00a0Microéconomie\u00a0».';
    seen.wishes = [{ ...kept, Chevauchements: [clash] }];
    network.use(
      http.delete(apiUrl(leaveTpWish), () => {
        seen.wishes = [];
        return new HttpResponse(null, { status: 204 });
      }),
    );
    openPage();
    expect(await screen.findByText('Place gardée pour vous')).toBeVisible();
    expect(screen.getByText(/passerez dans ce groupe le 25\snovembre\s2026, 11\sh/)).toBeVisible();
    expect(screen.getByText(/^Votre examen «\sDroit\s»/)).toBeVisible();
    await userEvent.click(await button('Refuser la place – Microéconomie – Exercices'));
    const dialog = await findBindingDialog(/Refuser cette place/);
    await userEvent.click(dialog.getByRole('button', { name: 'Refuser la place' }));
    const card = await lines();
    await waitFor(() =>
      expect(within(card).getByRole('button', { name: /Microéconomie/ })).toHaveTextContent(
        'Attendre une place',
      ),
    );
  });

  it('stay, and can be left, once the window is closed; no other can be joined', async () => {
    seen.wishes = [aWish()];
    network.use(http.get(apiUrl(receipts), () => HttpResponse.json([])));
    const events = anEventsAccess();
    const Evenements = events.Evenements.map((window) => ({ ...window, EstLisible: true }));
    openPage({ events: { ...events, Evenements } });
    const card = await lines();
    expect(within(card).getByRole('button')).toHaveAccessibleName(
      'Quitter la liste – Microéconomie – Exercices',
    );
  });

  it('that can’t be read say so: a place may be kept', async () => {
    network.use(http.get(apiUrl(tpWishes), () => problemAnswer(500, 'Panne')));
    openPage();
    expect(await screen.findByText('Vos listes d’attente n’ont pas pu être chargées')).toBeVisible();
  });
});
