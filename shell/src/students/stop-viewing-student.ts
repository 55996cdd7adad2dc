import { notify } from 'shared-auth';
import { leaveStudent } from 'shared-auth/host';
import { STUDENTS } from '../texts';

/** Ends viewing a student and reloads the page, whose state was the student's. */
export const stopViewingStudent = async (): Promise<void> => {
  try {
    await leaveStudent();
  } catch {
    notify('retour', { tone: 'error', title: STUDENTS.leaveFailure });
    return;
  }
  window.location.assign('/desktop');
};
