import { Suspense, useEffect, useState } from 'react';
import { lazyScreen, notify } from 'shared-auth';
import { Apart } from '../portal/apart';
import { STUDENTS } from '../texts';
import type { ChooseStudentDialogProps } from './choose-student-dialog';

export interface ChooseStudentProps extends ChooseStudentDialogProps {
  isOpen: boolean;
}

/** Its form is staff's alone, and not the home's to carry. */
const ChooseStudentDialog = lazyScreen<ChooseStudentDialogProps>(() => import('./choose-student-dialog'));

/** The dialog in which staff choose a student; code that does not come is said, and asked for at the next click. */
export const ChooseStudent = ({ isOpen, onClose }: ChooseStudentProps) => {
  const [isReady, setIsReady] = useState(ChooseStudentDialog.isReady);
  useEffect(() => {
    if (!isOpen || isReady) return;
    ChooseStudentDialog.preload().then(
      () => setIsReady(true),
      () => {
        notify('matricule', { tone: 'error', title: STUDENTS.failure });
        onClose();
      },
    );
  }, [isOpen, isReady, onClose]);
  return (
    isOpen &&
    isReady && (
      <Apart>
        <Suspense>
          <ChooseStudentDialog onClose={onClose} />
        </Suspense>
      </Apart>
    )
  );
};
