import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { apiUrl, problemAnswer, whileRequestsPending } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import type { DataCopy, Device } from 'shared-contract/own-data/answers';
import { askDataCopy, dataCopies, devices, disconnectDevice } from 'shared-contract/own-data/endpoints';
import { expectNoAxeViolations } from 'shared-ui/testing';
import OwnDataPage from './own-data.page';

const READY: DataCopy = {
  CopieID: 7,
  Etat: 'prete',
  DemandeeLe: '2026-11-23T10:00:00.000Z',
  PreteLe: '2026-11-23T10:00:04.000Z',
  ExpireLe: '2026-11-30T10:00:04.000Z',
  Taille: 482_113,
};

const device = (change: Partial<Device>): Device => ({
  AppareilID: '0123456789abcdef',
  Nom: 'Firefox sur Linux',
  OuverteLe: '2026-11-23T08:00:00.000Z',
  VuLe: '2026-11-23T10:00:00.000Z',
  EstCeluiCi: true,
  ...change,
});

const OTHER = device({ AppareilID: 'fedcba9876543210', Nom: null, EstCeluiCi: false });

const answer = (copies: DataCopy[] = [], list: Device[] = [device({})]) =>
  network.use(
    http.get(apiUrl(dataCopies), () => HttpResponse.json(copies)),
    http.get(apiUrl(devices), () => HttpResponse.json(list)),
  );

describe('/contacts/copie', () => {
  it('waits behind skeletons', async () => {
    answer();
    await whileRequestsPending(async () => {
      renderPage(<OwnDataPage />);
      expect(
        screen.getByRole('heading', { level: 1, name: 'Copie de mes données et appareils' }),
      ).toBeVisible();
      expect((await screen.findAllByText('Chargement…')).length).toBeGreaterThan(0);
    });
  });

  it('says in a line, and in no empty frame, that no copy was asked for', async () => {
    answer();
    renderPage(<OwnDataPage />);
    expect(await screen.findByText('Aucune copie pour le moment.')).toBeVisible();
    expect(screen.queryByText('Rien à afficher pour le moment')).toBeNull();
  });

  it('gives a copy that is ready as a file, with the day until which it is kept', async () => {
    answer([READY]);
    const { container } = renderPage(<OwnDataPage />);
    expect(await screen.findByRole('link', { name: /^Enregistrer la copie/ })).toHaveAttribute(
      'href',
      '/api/v1/extranet/student/MesDonnees/7',
    );
    expect(screen.getByText(/à télécharger avant le 30 novembre 2026/)).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('asks for a copy, and for one at a time', async () => {
    answer([], []);
    const making: DataCopy = {
      ...READY,
      Etat: 'en_preparation',
      PreteLe: null,
      ExpireLe: null,
      Taille: null,
    };
    network.use(
      http.post(apiUrl(askDataCopy), () => {
        answer([making]);
        return HttpResponse.json(making);
      }),
    );
    renderPage(<OwnDataPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Télécharger mes données' }));
    expect(await screen.findByText('En préparation')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Télécharger mes données' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('says which device is this one, and disconnects another', async () => {
    answer([], [device({}), OTHER]);
    network.use(
      http.delete(apiUrl(disconnectDevice), () => {
        answer();
        return new HttpResponse(null, { status: 204 });
      }),
    );
    renderPage(<OwnDataPage />);
    await userEvent.click(await screen.findByRole('button', { name: /^Déconnecter – Appareil inconnu/ }));
    await waitFor(() => expect(screen.queryByText('Appareil inconnu')).toBeNull());
    expect(screen.getByText('Cet appareil')).toBeVisible();
  });

  it('tells of each failure by itself, with a way to try again', async () => {
    answer();
    network.use(http.get(apiUrl(devices), () => problemAnswer(503, 'Revenez plus tard.'), { once: true }));
    renderPage(<OwnDataPage />);
    expect(await screen.findByText('Vos appareils n’ont pas pu être chargés')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Firefox sur Linux')).toBeVisible();
  });
});
