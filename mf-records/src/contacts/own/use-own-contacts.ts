import { useApi } from 'shared-auth';
import type { EmailConfirmation } from 'shared-contract/contacts/contacts';
import { emailToConfirm } from 'shared-contract/contacts/endpoints';
import { addresses, contactMeans } from 'shared-contract/records/endpoints';
import type { ContactMean } from 'shared-contract/records/records';
import * as wizard from 'shared-contract/reinscription/endpoints';

/** Endpoints to revalidate after an address change. */
export const ADDRESS_READS = [addresses, wizard.addresses];

/** Endpoints to revalidate after a contact mean change. */
export const MEAN_READS = [contactMeans, emailToConfirm, wizard.contactMeans];

/** Contact means, and the e-mail address pending confirmation. */
export interface OwnMeans {
  means: ContactMean[];
  waiting: EmailConfirmation | null;
}

/** Both as one query: first error, all data, or loading. */
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
