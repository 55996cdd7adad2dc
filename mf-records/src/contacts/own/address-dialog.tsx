import { type DraftHandle, PARAMETERS_FAILURE, useParameters } from 'shared-auth';
import { ADDRESS_LISTS, AddressFields } from 'shared-auth/contact-fields';
import { restoreDraft, useDraft } from 'shared-auth/drafts';
import { useWrite } from 'shared-auth/write';
import { LABELS } from 'shared-contract/base/texts';
import { saveOwnAddress } from 'shared-contract/contacts/endpoints';
import { addressSchema } from 'shared-contract/contacts/schemas';
import { HOME_COUNTRY } from 'shared-contract/internships/plausibility';
import type { Address } from 'shared-contract/records/records';
import { AsyncState, SkeletonLines } from 'shared-ui';
import { Dialog } from 'shared-ui/dialog';
import { DraftKeeper, Form, SubmitButton } from 'shared-ui/form';
import { CONTACT_TEXTS } from '../../contact-texts';
import { DialogButtons } from './dialog-buttons';
import { keptLine } from './kept-line';
import { ADDRESS_READS } from './use-own-contacts';

const texts = CONTACT_TEXTS.addresses;
const skeleton = <SkeletonLines lines={8} />;

interface AddressDialogProps {
  /** null = a new one. */
  address: Address | null;
  onClose: () => void;
}

interface AddressFormProps extends AddressDialogProps {
  draft: DraftHandle;
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
  const { run } = useWrite(saveOwnAddress, {
    refreshes: ADDRESS_READS,
    onSaved: async () => {
      await draft.discard();
      onClose();
    },
  });
  const home = lists.valuesOf('PaysID').find(({ Display }) => Display === HOME_COUNTRY);
  const start = address ?? { ...BLANK, PaysID: home?.ID ?? null, TypeAdresseID: null };
  const kept = keptLine(draft.draft?.Contenu, 'adresse', 'AdresseID', start.AdresseID);
  return (
    <Form
      schema={addressSchema}
      initialValues={restoreDraft(start, kept)}
      onSubmit={async (values) => (await run(values)).outcome}
    >
      <AddressFields valuesOf={lists.valuesOf} />
      <DraftKeeper {...draft} keep={(values) => draft.keep({ adresse: values })} />
      <DialogButtons cancelLabel={CONTACT_TEXTS.cancel} onCancel={onClose}>
        <SubmitButton>{LABELS.record}</SubmitButton>
      </DialogButtons>
    </Form>
  );
};

/** The small form of an address of hers. */
export const AddressDialog = (props: AddressDialogProps) => {
  const lists = useParameters(ADDRESS_LISTS);
  const draft = useDraft('Contacts');
  return (
    <Dialog isOpen title={props.address ? texts.editTitle : texts.newTitle} onClose={props.onClose}>
      <AsyncState query={lists} errorTitle={PARAMETERS_FAILURE} skeleton={skeleton}>
        {() =>
          draft.draft === undefined ? skeleton : <AddressForm {...props} draft={draft} lists={lists} />
        }
      </AsyncState>
    </Dialog>
  );
};
