import { useWrite } from 'shared-auth/write';
import { PAE_TEXTS } from 'shared-contract/quoted';
import { removeAddress } from 'shared-contract/reinscription/endpoints';
import { hasLegalAddress } from 'shared-contract/reinscription/reinscription';
import { addressIcon } from 'shared-ui/contact-icons';
import { REENROLMENT_TEXTS } from '../../texts/reenrolment';
import { AddressDialog } from '../lines/late-parts';
import { addressText } from '../lines/line-texts';
import { ADDRESS_READS } from '../use-reenrolment';
import { LinesStep } from './lines-step';
import type { StepProps } from './step-props';

const texts = REENROLMENT_TEXTS.addresses;

/** Step 1: at least one address of the type « Domicile Légal » (S1 §5). */
export const StepAddresses = ({ data, draft, ...step }: StepProps) => {
  const { run } = useWrite(removeAddress, { success: texts.removed, refreshes: ADDRESS_READS });
  return (
    <LinesStep
      {...step}
      texts={texts}
      lines={data.addresses.map((address) => ({
        id: address.AdresseID,
        icon: addressIcon(address.Usage),
        name: address.TypeAdresse,
        title: address.TypeAdresse,
        text: addressText(address),
      }))}
      missing={hasLegalAddress(data.addresses) ? null : PAE_TEXTS.legalAddressRequired}
      onRemove={(AdresseID) => run(undefined, { AdresseID })}
      dialog={(id, onClose) => <AddressDialog id={id} draft={draft} onClose={onClose} />}
    />
  );
};
