import { signOut } from 'shared-auth/host';

/** Signs out here, then at the identity provider if it has a logout page; ends at the sign-in. */
export const signOutAndLeave = async (): Promise<void> => {
  window.location.assign((await signOut()) ?? '/');
};
