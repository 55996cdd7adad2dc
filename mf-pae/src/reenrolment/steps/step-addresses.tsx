import { PAE_TEXTS } from 'shared-contract/base/texts';
import { hasLegalAddress } from 'shared-contract/reinscription/reinscription';
import { addressIcon } from 'shared-ui/contact-icons';
import { REENROLMENT_TEXTS } from '../../reenrolment-texts';
import { AddressDialog } from '../lines/address-dialog';
import { addressText } from '../lines/line-texts';
import { ADDRESS_CALL } from '../use-reenrolment';
import { LinesStep } from './lines-step';
import type { StepProps } from './step-props';

/** Step 1: at least one address of the type « Domicile Légal » (S1 §5). */
export const StepAddresses = ({ data, draft, ...step }: StepProps) => (
  <LinesStep
    {...step}
    texts={REENROLMENT_TEXTS.addresses}
    lines={data.addresses.map((address) => ({
      id: address.AdresseID,
      icon: addressIcon(address.TypeAdresse),
      name: address.TypeAdresse,
      title: address.TypeAdresse,
      text: addressText(address),
    }))}
    missing={hasLegalAddress(data.addresses) ? null : PAE_TEXTS.legalAddressRequired}
    removal={{ screenId: 'Reinscription01', refresh: ADDRESS_CALL }}
    dialog={(id, onClose) => <AddressDialog id={id} draft={draft} onClose={onClose} />}
  />
);
