import { signOut } from 'shared-auth/host';

/** Ends the session here, then at the identity provider where it has a page for that; shows the sign-in in the end. */
export const signOutAndLeave = async (): Promise<void> => {
  window.location.assign((await signOut()) ?? '/');
};
