import { useApi } from 'shared-auth';
import { emailToConfirm } from 'shared-contract/contacts/endpoints';
import {
  addresses,
  addressForm,
  contactMeanForm,
  contactMeans,
  reenrolment,
} from 'shared-contract/reinscription/endpoints';

/** Endpoints to revalidate after an address change. */
export const ADDRESS_READS = [addresses, addressForm];

/** Endpoints to revalidate after a contact mean change. */
export const CONTACT_READS = [contactMeans, contactMeanForm, emailToConfirm];

/** What a step that is kept changes: the state, and the lines that it may have copied. */
export const STEP_READS = [reenrolment, ...ADDRESS_READS, ...CONTACT_READS];

/** What the form of an address starts from; -1 is a new one. */
export const useAddressForm = (AdresseID: number) => useApi(addressForm, { AdresseID });

/** What the form of a contact mean starts from; -1 is a new one. */
export const useContactForm = (MoyenContactID: number) => useApi(contactMeanForm, { MoyenContactID });

/** The e-mail address that waits for its code; null when none does. */
export const useUnprovenEmail = () => useApi(emailToConfirm);

/** All that the wizard shows, as one reading: the first failure, everything, or nothing yet. */
export const useWizardData = () => {
  const state = useApi(reenrolment);
  const own = useApi(addresses);
  const means = useApi(contactMeans);
  const all = [state, own, means];
  const data =
    state.data && own.data && means.data
      ? { state: state.data, addresses: own.data, means: means.data }
      : undefined;
  return {
    data,
    error: all.find(({ error }) => error)?.error,
    isLoading: all.some(({ isLoading }) => isLoading),
    isValidating: all.some(({ isValidating }) => isValidating),
    mutate: () => Promise.all(all.map(({ mutate }) => mutate())),
  };
};

export type WizardData = NonNullable<ReturnType<typeof useWizardData>['data']>;
