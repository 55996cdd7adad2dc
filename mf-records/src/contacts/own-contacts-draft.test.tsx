import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { type ReactElement, useState } from 'react';
import { apiUrl, draftAnswers } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { pathOf } from 'shared-contract/base/endpoint';
import { saveOwnMean } from 'shared-contract/contacts/endpoints';
import { draft } from 'shared-contract/drafts/endpoints';
import { MeanDialog } from './own/mean-dialog';

const LISTS = [
  { Name: 'TypeMoyenContactID', Values: [{ ID: 3, Display: 'GSM', Usage: 'gsm' }] },
  { Name: 'TypeAdresseID', Values: [{ ID: 1, Display: 'Domicile Légal', Usage: 'domicile' }] },
  { Name: 'PaysID', Values: [{ ID: 20, Display: 'Belgique', Code: 'BE' }] },
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

const newMean = () =>
  renderPage(
    <Opened
      dialog={(close) => <MeanDialog mean={null} likelyUsage="gsm" onClose={close} onCodeSent={close} />}
    />,
  );

describe('the draft of a contact mean', () => {
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
    await screen.findByLabelText('Numéro');
    type('Numéro', '0470 11 22 31');
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
