import { PARAMETERS_FAILURE, useParameters } from 'shared-auth';
import { ADDRESS_LISTS, AddressFields, addressQuestionsOf } from 'shared-auth/contact-fields';
import { useInFormConfirmation } from 'shared-auth/in-form-confirmation';
import { restoreDraft, useWrite } from 'shared-auth/write';
import { saveAddress } from 'shared-contract/reinscription/endpoints';
import type { AddressForm as AddressStart } from 'shared-contract/reinscription/reinscription';
import { addressSchema } from 'shared-contract/reinscription/schemas';
import { AsyncState, SkeletonLines } from 'shared-ui';
import { Dialog } from 'shared-ui/dialog';
import { Form } from 'shared-ui/form';
import { REENROLMENT_TEXTS } from '../../texts/reenrolment';
import { DraftLine, isOfLine } from '../draft-line';
import { ADDRESS_READS, useAddressForm } from '../use-reenrolment';
import type { WizardDraftHandle } from '../use-wizard-draft';
import { DialogButtons } from './dialog-buttons';

const texts = REENROLMENT_TEXTS.addresses;
const skeleton = <SkeletonLines lines={8} />;

interface AddressFormProps {
  start: AddressStart;
  draft: WizardDraftHandle;
  onClose: () => void;
}

const AddressForm = ({ start, draft, onClose }: AddressFormProps) => {
  const lists = useParameters(ADDRESS_LISTS);
  const { confirmed, panel } = useInFormConfirmation();
  const { run } = useWrite(saveAddress, {
    refreshes: ADDRESS_READS,
    onSaved: () => {
      draft.update({ adresse: undefined });
      onClose();
    },
  });
  const kept = draft.read().adresse;
  return (
    <AsyncState query={lists} errorTitle={PARAMETERS_FAILURE} skeleton={skeleton}>
      {() => (
        <Form
          schema={addressSchema}
          initialValues={isOfLine(kept, 'AdresseID', start.AdresseID) ? restoreDraft(start, kept) : start}
          onSubmit={async (values) => {
            const body = confirmed(values, addressQuestionsOf(values, lists.valuesOf));
            return body === null ? false : (await run(body)).outcome;
          }}
        >
          <AddressFields valuesOf={lists.valuesOf} />
          {panel}
          <DraftLine {...draft} keep={(values) => draft.update({ adresse: values })} />
          <DialogButtons onCancel={onClose} />
        </Form>
      )}
    </AsyncState>
  );
};

export interface AddressDialogProps extends Omit<AddressFormProps, 'start'> {
  id: number;
}

/** The small form of an address, -1 being a new one (S1 §2). */
export const AddressDialog = ({ id, draft, onClose }: AddressDialogProps) => {
  const start = useAddressForm(id);
  return (
    <Dialog isOpen title={id === -1 ? texts.newTitle : texts.editTitle} onClose={onClose}>
      <AsyncState query={start} skeleton={skeleton}>
        {(form) => <AddressForm start={form} draft={draft} onClose={onClose} />}
      </AsyncState>
    </Dialog>
  );
};
