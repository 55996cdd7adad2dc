import { PARAMETERS_FAILURE, useParameters } from 'shared-auth';
import { restoreDraft } from 'shared-auth/drafts';
import { useWrite } from 'shared-auth/write';
import { saveAddress } from 'shared-contract/reinscription/endpoints';
import type { AddressForm as AddressStart } from 'shared-contract/reinscription/reinscription';
import { addressSchema } from 'shared-contract/reinscription/schemas';
import { AsyncState, SkeletonLines } from 'shared-ui';
import { Dialog } from 'shared-ui/dialog';
import { FieldRow, Form, SelectField, TextField } from 'shared-ui/form';
import { REENROLMENT_TEXTS } from '../../reenrolment-texts';
import { DraftLine } from '../draft-line';
import { ADDRESS_READS, useAddressForm } from '../use-reenrolment';
import type { WizardDraftHandle } from '../use-wizard-draft';
import { DialogButtons } from './dialog-buttons';
import { isOfLine } from './is-of-line';

const texts = REENROLMENT_TEXTS.addresses;
const skeleton = <SkeletonLines lines={8} />;
const LISTS = ['TypeAdresseID', 'PaysID'] as const;

interface AddressFormProps {
  start: AddressStart;
  draft: WizardDraftHandle;
  onClose: () => void;
}

const AddressForm = ({ start, draft, onClose }: AddressFormProps) => {
  const lists = useParameters(LISTS);
  const { run } = useWrite(saveAddress, {
    refreshes: ADDRESS_READS,
    onSaved: () => {
      draft.update({ adresse: undefined });
      onClose();
    },
  });
  const optionsOf = (name: (typeof LISTS)[number]) =>
    lists.valuesOf(name).map(({ ID, Display }) => ({ value: ID, label: Display }));
  const kept = draft.read().adresse;
  return (
    <AsyncState query={lists} errorTitle={PARAMETERS_FAILURE} skeleton={skeleton}>
      {() => (
        <Form
          schema={addressSchema}
          initialValues={isOfLine(kept, 'AdresseID', start.AdresseID) ? restoreDraft(start, kept) : start}
          onSubmit={async (values) => (await run(values)).outcome}
        >
          <SelectField name="TypeAdresseID" label={texts.type} options={optionsOf('TypeAdresseID')} />
          <TextField name="AdresseLigne1" label={texts.line1} autoComplete="address-line1" />
          <TextField name="AdresseLigne2" label={texts.line2} hint={texts.line2Hint} optional />
          <FieldRow>
            <TextField name="AdresseCodePostal" label={texts.postcode} autoComplete="postal-code" />
            <TextField name="AdresseLocalite" label={texts.locality} autoComplete="address-level2" />
          </FieldRow>
          <FieldRow>
            <TextField name="AdresseEtat" label={texts.state} optional />
            <SelectField name="PaysID" label={texts.country} options={optionsOf('PaysID')} />
          </FieldRow>
          <DraftLine {...draft} keep={(values) => draft.update({ adresse: values })} />
          <DialogButtons onCancel={onClose} />
        </Form>
      )}
    </AsyncState>
  );
};

/** The small form of an address, -1 being a new one (S1 §2). */
export const AddressDialog = ({ id, draft, onClose }: { id: number } & Omit<AddressFormProps, 'start'>) => {
  const start = useAddressForm(id);
  return (
    <Dialog isOpen title={id === -1 ? texts.newTitle : texts.editTitle} onClose={onClose}>
      <AsyncState query={start} skeleton={skeleton}>
        {(form) => <AddressForm start={form} draft={draft} onClose={onClose} />}
      </AsyncState>
    </Dialog>
  );
};
