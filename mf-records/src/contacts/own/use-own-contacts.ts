import { useApi } from 'shared-auth';
import type { EmailConfirmation } from 'shared-contract/contacts/contacts';
import { emailToConfirm } from 'shared-contract/contacts/endpoints';
import { addresses, contactMeans } from 'shared-contract/records/endpoints';
import type { ContactMean } from 'shared-contract/records/records';
import * as wizard from 'shared-contract/reinscription/endpoints';

/** What a write on an address changes. */
export const ADDRESS_READS = [addresses, wizard.addresses];

/** What a write on a contact mean changes. */
export const MEAN_READS = [contactMeans, emailToConfirm, wizard.contactMeans];

/** Her contact means, and the e-mail address that waits for its code. */
export interface OwnMeans {
  means: ContactMean[];
  waiting: EmailConfirmation | null;
}

/** Both as one reading: the first failure, everything, or nothing yet. */
export const useOwnMeans = () => {
  const means = useApi(contactMeans);
  const waiting = useApi(emailToConfirm);
  const data: OwnMeans | undefined =
    means.data && waiting.data !== undefined ? { means: means.data, waiting: waiting.data } : undefined;
  return {
    data,
    error: means.error ?? waiting.error,
    isLoading: means.isLoading || waiting.isLoading,
    mutate: () => Promise.all([means.mutate(), waiting.mutate()]),
  };
};
