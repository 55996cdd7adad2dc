import { leaveStudent } from 'shared-auth/host';

/** Puts the signed-in person back in view; the page starts again, since everything in it was the student's. */
export const leaveToStart = async (): Promise<void> => {
  await leaveStudent().catch(() => {});
  window.location.assign('/desktop');
};
