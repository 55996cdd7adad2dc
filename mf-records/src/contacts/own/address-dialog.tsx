import { PARAMETERS_FAILURE, useParameters } from 'shared-auth';
import { ADDRESS_LISTS, AddressFields, addressQuestionsOf } from 'shared-auth/contact-fields';
import { useInFormConfirmation } from 'shared-auth/in-form-confirmation';
import { restoreDraft, useWrite } from 'shared-auth/write';
import { HOME_COUNTRY } from 'shared-contract/base/plausibility';
import { saveOwnAddress } from 'shared-contract/contacts/endpoints';
import { addressSchema } from 'shared-contract/contacts/schemas';
import { BUTTON_LABELS } from 'shared-contract/quoted';
import type { Address } from 'shared-contract/records/records';
import { AsyncState, SkeletonLines } from 'shared-ui';
import { Dialog } from 'shared-ui/dialog';
import { DraftKeeper, Form, SubmitButton } from 'shared-ui/form';
import { CONTACT_TEXTS } from '../../texts/own-contacts';
import { DialogButtons } from './dialog-buttons';
import { type LineDraft, useLineDraft } from './use-line-draft';
import { ADDRESS_READS } from './use-own-contacts';

const texts = CONTACT_TEXTS.addresses;
const skeleton = <SkeletonLines lines={8} />;

export interface AddressDialogProps {
  /** null = a new one. */
  address: Address | null;
  onClose: () => void;
}

interface AddressFormProps extends AddressDialogProps {
  draft: LineDraft;
  lists: Pick<ReturnType<typeof useParameters<(typeof ADDRESS_LISTS)[number]>>, 'valuesOf'>;
}

const BLANK = {
  AdresseID: -1,
  AdresseLigne1: null,
  AdresseLigne2: null,
  AdresseCodePostal: null,
  AdresseLocalite: null,
  AdresseEtat: null,
};

const AddressForm = ({ address, draft, lists, onClose }: AddressFormProps) => {
  const { confirmed, panel } = useInFormConfirmation();
  const { run } = useWrite(saveOwnAddress, {
    refreshes: ADDRESS_READS,
    onSaved: async () => {
      await draft.forget();
      onClose();
    },
  });
  const home = lists.valuesOf('PaysID').find(({ Code }) => Code === HOME_COUNTRY);
  const start = address ?? { ...BLANK, PaysID: home?.ID ?? null, TypeAdresseID: null };
  const kept = draft.keptOf('AdresseID', start.AdresseID);
  return (
    <Form
      schema={addressSchema}
      initialValues={restoreDraft(start, kept)}
      onSubmit={async (values) => {
        const body = confirmed(values, addressQuestionsOf(values, lists.valuesOf));
        return body === null ? false : (await run(body)).outcome;
      }}
    >
      <AddressFields valuesOf={lists.valuesOf} />
      {panel}
      <DraftKeeper {...draft.line} />
      <DialogButtons cancelLabel={CONTACT_TEXTS.cancel} onCancel={onClose}>
        <SubmitButton>{BUTTON_LABELS.record}</SubmitButton>
      </DialogButtons>
    </Form>
  );
};

/** The small form of an address of hers. */
export const AddressDialog = (props: AddressDialogProps) => {
  const lists = useParameters(ADDRESS_LISTS);
  const draft = useLineDraft('adresse');
  return (
    <Dialog isOpen title={props.address ? texts.editTitle : texts.newTitle} onClose={props.onClose}>
      <AsyncState query={lists} errorTitle={PARAMETERS_FAILURE} skeleton={skeleton}>
        {() => (draft.isRead ? <AddressForm {...props} draft={draft} lists={lists} /> : skeleton)}
      </AsyncState>
    </Dialog>
  );
};
