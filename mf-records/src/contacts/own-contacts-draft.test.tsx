import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { type ReactElement, useState } from 'react';
import { apiUrl, draftAnswers } from 'shared-auth/testing';
import { survivesStorms } from 'shared-auth/testing/draft-storm';
import { network, renderPage } from 'shared-auth/testing/remote';
import { pathOf } from 'shared-contract/base/endpoint';
import { saveOwnAddress, saveOwnMean } from 'shared-contract/contacts/endpoints';
import { draft } from 'shared-contract/drafts/endpoints';
import { AddressDialog } from './own/address-dialog';
import { MeanDialog } from './own/mean-dialog';

const LISTS = [
  { Name: 'TypeMoyenContactID', Values: [{ ID: 3, Display: 'GSM' }] },
  { Name: 'TypeAdresseID', Values: [{ ID: 1, Display: 'Domicile Légal' }] },
  { Name: 'PaysID', Values: [{ ID: 20, Display: 'Belgique' }] },
];
const lists = () => [http.get(apiUrl('/parameters'), () => HttpResponse.json(LISTS))];

/** The dialog as its page shows it, until it closes. */
const Opened = ({ dialog }: { dialog: (close: () => void) => ReactElement }) => {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen ? dialog(() => setIsOpen(false)) : <p>Fermé</p>;
};

const send = async () => {
  const button = screen.queryByRole('button', { name: 'Enregistrer' });
  if (button) await userEvent.click(button);
};

const field = (name: string) => screen.queryByLabelText<HTMLInputElement>(name);

const type = (name: string, value: string) => {
  const found = field(name);
  if (found && !found.disabled) fireEvent.change(found, { target: { value } });
};

const newAddress = () =>
  renderPage(<Opened dialog={(close) => <AddressDialog address={null} onClose={close} />} />);
const newMean = () =>
  renderPage(
    <Opened
      dialog={(close) => <MeanDialog mean={null} likelyType="GSM" onClose={close} onCodeSent={close} />}
    />,
  );

describe('an address of hers', () =>
  survivesStorms({
    screen: 'Contacts',
    write: saveOwnAddress,
    values: ['Rue Neuve 1', 'Rue Neuve 2', 'Rue Neuve 3'],
    reads: lists,
    before: {
      adresse: { AdresseID: -1, TypeAdresseID: 1, AdresseCodePostal: '1000', AdresseLocalite: 'Bruxelles' },
    },
    answer: (body) => ({ ...Object(body), AdresseID: 4, Pays: 'Belgique', TypeAdresse: 'Domicile Légal' }),
    open: newAddress,
    fill: async (street) => type('Rue et numéro', street),
    shown: () => field('Rue et numéro')?.value ?? null,
    send,
    contents: (street) => ({ adresse: { AdresseID: -1, AdresseLigne1: street } }),
  }));

describe('a contact mean of hers', () =>
  survivesStorms({
    screen: 'Contacts',
    write: saveOwnMean,
    values: ['0470 11 22 31', '0470 11 22 32', '0470 11 22 33'],
    reads: lists,
    answer: (body) => ({ MoyenContact: { ...Object(body), MoyenContactID: 2 }, Confirmation: null }),
    open: newMean,
    fill: async (number) => type('Valeur', number),
    shown: () => field('Valeur')?.value ?? null,
    send,
    contents: (number) => ({ contact: { MoyenContactID: -1, MoyenContactValeur: number } }),
  }));

describe('both at once', () => {
  it('keeps what was typed in the other form, and forgets only what was sent', async () => {
    const kept: { Contenu: unknown }[] = [];
    const contents = () => kept.at(-1)?.Contenu;
    const address = { AdresseID: -1, AdresseLigne1: 'Rue Neuve 1' };
    network.use(
      ...lists(),
      http.get(apiUrl(pathOf(draft, { ScreenLocation: 'Contacts' })), () =>
        HttpResponse.json({
          ScreenLocation: 'Contacts',
          Contenu: { adresse: address },
          Date: '2026-11-20T09:00:00Z',
        }),
      ),
      ...draftAnswers('Contacts', () => kept),
      http.post(apiUrl(saveOwnMean), () => HttpResponse.json({ MoyenContact: null, Confirmation: null })),
    );
    newMean();
    await screen.findByLabelText('Valeur');
    type('Valeur', '0470 11 22 31');
    await waitFor(() =>
      expect(contents()).toEqual({
        adresse: address,
        contact: expect.objectContaining({ MoyenContactValeur: '0470 11 22 31' }),
      }),
    );
    await send();
    expect(await screen.findByText('Fermé')).toBeVisible();
    await waitFor(() => expect(contents()).toEqual({ adresse: address }));
  });
});
