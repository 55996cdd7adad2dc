import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import type { DraftHandle } from 'shared-auth';
import { type DraftForm, testDraftPersistence } from 'shared-auth/testing/draft-persistence';
import { renderPage } from 'shared-auth/testing/remote';
import { useDraft } from 'shared-auth/write';
import { saveAddress, saveContactMean } from 'shared-contract/reinscription/endpoints';
import { server } from '../testing/reenrolment';
import { AddressDialog } from './lines/address-dialog';
import { ContactDialog } from './lines/contact-dialog';
import { useWizardDraft, type WizardDraftHandle } from './use-wizard-draft';

type DialogOf = (draft: WizardDraftHandle, close: () => void) => ReactElement;

const WithDraft = ({ handle, dialog }: { handle: DraftHandle; dialog: DialogOf }) => {
  const draft = useWizardDraft(handle);
  const [isOpen, setIsOpen] = useState(true);
  return isOpen ? dialog(draft, () => setIsOpen(false)) : null;
};

/** A dialog of the wizard with the wizard's draft, until it closes. */
const Opened = ({ dialog }: { dialog: DialogOf }) => {
  const handle = useDraft('Reinscription');
  return handle.draft === undefined ? null : <WithDraft handle={handle} dialog={dialog} />;
};

/** A line of the wizard in its small form: the dialog, the field that is typed in, and what is typed. */
const line = (
  dialog: DialogOf,
  field: string,
  value: string,
): Omit<DraftForm, 'write' | 'before' | 'answer'> => {
  const input = () => screen.queryByLabelText(field);
  return {
    screen: 'Reinscription',
    value,
    reads: () => [],
    open: () => renderPage(<Opened dialog={dialog} />),
    isThere: () => input() !== null,
    fill: async () => void fireEvent.change(input() ?? document.body, { target: { value } }),
    send: async () => userEvent.click(await screen.findByRole('button', { name: 'Enregistrer' })),
  };
};

const address: DialogOf = (draft, close) => <AddressDialog id={-1} draft={draft} onClose={close} />;
const mean: DialogOf = (draft, close) => <ContactDialog id={-1} draft={draft} onClose={close} />;

it('what was typed over one address is not put in another', async () => {
  server.draft = { adresse: { AdresseID: 11, AdresseLigne1: 'Rue Neuve 1' } };
  renderPage(<Opened dialog={address} />);
  expect(await screen.findByLabelText('Rue et numéro')).toHaveValue('');
});

describe('an address of the wizard', () =>
  testDraftPersistence({
    ...line(address, 'Rue et numéro', 'Rue Neuve 1'),
    write: saveAddress,
    before: { etape: 1, adresse: { AdresseID: -1, AdresseCodePostal: '1000', AdresseLocalite: 'Bruxelles' } },
    answer: (body) => ({
      ...Object(body),
      AdresseID: 12,
      Pays: 'Belgique',
      TypeAdresse: 'Domicile Légal',
      Usage: 'domicile',
    }),
  }));

describe('a contact mean of the wizard', () =>
  testDraftPersistence({
    ...line(mean, 'Adresse e-mail', 'un@exemple.be'),
    write: saveContactMean,
    answer: (body) => ({ ...Object(body), MoyenContactID: 22 }),
  }));
