import { signOut } from 'shared-auth/host';

/** Ends the session, then shows the sign-in. */
export const signOutAndLeave = async (): Promise<void> => {
  await signOut();
  window.location.assign('/');
};
