import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import type { DraftHandle } from 'shared-auth';
import { type DraftedForm, survivesStorms } from 'shared-auth/testing/draft-storm';
import { renderPage } from 'shared-auth/testing/remote';
import { useDraft } from 'shared-auth/write';
import { saveAddress, saveContactMean } from 'shared-contract/reinscription/endpoints';
// Its server answers what the dialogs read.
import '../testing/reenrolment';
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

/** A line of the wizard in its small form: the dialog, and the field that is typed in. */
const line = (
  dialog: DialogOf,
  field: string,
): Pick<DraftedForm, 'screen' | 'reads' | 'open' | 'fill' | 'shown' | 'send'> => {
  const input = () => screen.queryByLabelText<HTMLInputElement>(field);
  return {
    screen: 'Reinscription',
    reads: () => [],
    open: () => renderPage(<Opened dialog={dialog} />),
    fill: async (value) => {
      const found = input();
      if (found && !found.disabled) fireEvent.change(found, { target: { value } });
    },
    shown: () => input()?.value ?? null,
    send: async () => {
      const button = screen.queryByRole('button', { name: 'Enregistrer' });
      if (button) await userEvent.click(button);
    },
  };
};

const address: DialogOf = (draft, close) => <AddressDialog id={-1} draft={draft} onClose={close} />;
const mean: DialogOf = (draft, close) => <ContactDialog id={-1} draft={draft} onClose={close} />;

describe('an address of the wizard', () =>
  survivesStorms({
    ...line(address, 'Rue et numéro'),
    write: saveAddress,
    values: ['Rue Neuve 1', 'Rue Neuve 2', 'Rue Neuve 3'],
    before: { etape: 1, adresse: { AdresseID: -1, AdresseCodePostal: '1000', AdresseLocalite: 'Bruxelles' } },
    answer: (body) => ({ ...Object(body), AdresseID: 12, Pays: 'Belgique', TypeAdresse: 'Domicile Légal' }),
    contents: (street) => ({ etape: 1, adresse: { AdresseID: -1, AdresseLigne1: street } }),
  }));

describe('a contact mean of the wizard', () =>
  survivesStorms({
    ...line(mean, 'Valeur'),
    write: saveContactMean,
    values: ['un@exemple.be', 'deux@exemple.be', 'trois@exemple.be'],
    answer: (body) => ({ ...Object(body), MoyenContactID: 22 }),
    contents: (value) => ({ etape: 2, contact: { MoyenContactID: -1, MoyenContactValeur: value } }),
  }));
