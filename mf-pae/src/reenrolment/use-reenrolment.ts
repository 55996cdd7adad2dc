import { useApi } from 'shared-auth';
import type { Address, ContactMean } from 'shared-contract/records/records';
import type { AddressForm, ContactMeanForm, Reenrolment } from 'shared-contract/reinscription/reinscription';

const STUDENT = '/extranet/student';

export const STATE_CALL = `${STUDENT}/Reinscription`;
export const ADDRESS_CALL = `${STUDENT}/Reinscription01`;
export const CONTACT_CALL = `${STUDENT}/Reinscription02`;

/** What a step that is kept changes: the state, and the lines that it may have copied. */
export const STEP_READS = [
  STATE_CALL,
  ADDRESS_CALL,
  `${ADDRESS_CALL}/*`,
  CONTACT_CALL,
  `${CONTACT_CALL}/*`,
] as const;

/** What the school asks, and the answers so far. */
export const useReenrolment = () => useApi<Reenrolment>(STATE_CALL);

export const useAddresses = () => useApi<Address[]>(ADDRESS_CALL);

export const useContactMeans = () => useApi<ContactMean[]>(CONTACT_CALL);

/** What the form of an address starts from; -1 is a new one. */
export const useAddressForm = (id: number) => useApi<AddressForm>(`${ADDRESS_CALL}/${id}`);

/** What the form of a contact mean starts from; -1 is a new one. */
export const useContactForm = (id: number) => useApi<ContactMeanForm>(`${CONTACT_CALL}/${id}`);

/** All that the wizard shows, as one reading: the first failure, everything, or nothing yet. */
export const useWizardData = () => {
  const state = useReenrolment();
  const addresses = useAddresses();
  const means = useContactMeans();
  const all = [state, addresses, means];
  const data =
    state.data && addresses.data && means.data
      ? { state: state.data, addresses: addresses.data, means: means.data }
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
