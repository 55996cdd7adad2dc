import { notify } from 'shared-auth';
import { leaveStudent } from 'shared-auth/host';
import { STUDENTS } from '../texts';

/** Puts the signed-in person back in view; the page starts again, since everything in it was the student's. */
export const stopViewingStudent = async (): Promise<void> => {
  try {
    await leaveStudent();
  } catch {
    notify('retour', { tone: 'error', title: STUDENTS.leaveFailure });
    return;
  }
  window.location.assign('/desktop');
};
