import { useState } from 'react';
import { useWrite } from 'shared-auth/write';
import { PAE_TEXTS } from 'shared-contract/base/texts';
import { removeAddress } from 'shared-contract/reinscription/endpoints';
import { hasLegalAddress } from 'shared-contract/reinscription/reinscription';
import { addressIcon } from 'shared-ui/contact-icons';
import { REENROLMENT_TEXTS } from '../../reenrolment-texts';
import { AddressDialog } from '../lines/address-dialog';
import { addressText } from '../lines/line-texts';
import { useRemove } from '../lines/use-remove';
import { MissingAlert } from '../missing-alert';
import { useMissing } from '../use-missing';
import { ADDRESS_CALL, ADDRESS_READS } from '../use-reenrolment';
import { LinesStep } from './lines-step';
import { StepButtons, StepFrame } from './step-frame';
import type { StepProps } from './step-props';

/** Step 1: at least one address of the type « Domicile Légal » (S1 §5). */
export const StepAddresses = ({ data, draft, takesFocus, onPrevious, onNext }: StepProps) => {
  const [edited, setEdited] = useState<number | null>(null);
  const { run } = useWrite(removeAddress, { success: texts.removed, refreshes: ADDRESS_READS });
  const [remove, question] = useRemove((AdresseID) => run(undefined, { AdresseID }));
  const isMissing = !hasLegalAddress(data.addresses);
  const { alert, isUrgent, tryNext } = useMissing(isMissing, onNext);
  const typeOf = (id: number) => data.addresses.find((one) => one.AdresseID === id)?.TypeAdresse ?? '';
  return (
    <StepFrame title={texts.title} lead={texts.lead} takesFocus={takesFocus}>
      {isMissing && <MissingAlert ref={alert} isUrgent={isUrgent} text={PAE_TEXTS.legalAddressRequired} />}
      <LineList
        label={texts.list}
        emptyTitle={texts.emptyTitle}
        empty={texts.empty}
        lines={data.addresses.map((address) => ({
          id: address.AdresseID,
          icon: addressIcon(address.TypeAdresse),
          title: address.TypeAdresse,
          text: addressText(address),
          editLabel: texts.edit(address.TypeAdresse),
          removeLabel: texts.remove(address.TypeAdresse),
        }))}
        onEdit={setEdited}
        onRemove={(id) => void remove(id, texts.removeTitle(typeOf(id)))}
      />
      <Box>
        <Button variant="tonal" icon="plus" onClick={() => setEdited(NEW)}>
          {texts.add}
        </Button>
      </Box>
      <StepButtons onPrevious={onPrevious}>
        <Button onClick={tryNext}>{REENROLMENT_TEXTS.next}</Button>
      </StepButtons>
      {edited !== null && <AddressDialog id={edited} draft={draft} onClose={() => setEdited(null)} />}
      {question}
    </StepFrame>
  );
};
