import { type FormEvent, useState } from 'react';
import { ApiError } from 'shared-auth';
import { viewStudent } from 'shared-auth/host';
import { Button, Dialog } from 'shared-ui';
import { STUDENTS, TEXTS } from '../texts';
import { MatriculeField } from './matricule-field';

export interface ChooseStudentDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

const FORM_ID = 'choisir-etudiant';

const messageOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) return STUDENTS.failure;
  if (error.status === 404) return STUDENTS.unknown;
  return error.detail ?? STUDENTS.failure;
};

const useChoice = () => {
  const [matricule, setMatricule] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = matricule.trim();
    if (wanted === '') {
      setError(STUDENTS.required);
      return;
    }
    setIsBusy(true);
    try {
      await viewStudent(wanted);
      // Everything in the page belongs to the student who was in view: it starts again.
      window.location.assign('/desktop');
    } catch (reason) {
      setError(messageOf(reason));
      setIsBusy(false);
    }
  };
  return { matricule, setMatricule, error, isBusy, submit };
};

const Form = ({ onClose }: { onClose: () => void }) => {
  const { matricule, setMatricule, error, isBusy, submit } = useChoice();
  return (
    <Dialog
      isOpen
      title={TEXTS.chooseStudent}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {STUDENTS.cancel}
          </Button>
          <Button type="submit" form={FORM_ID} busy={isBusy}>
            {STUDENTS.submit}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={submit} noValidate>
        <p>{STUDENTS.lead}</p>
        <MatriculeField value={matricule} onChange={setMatricule} error={error} />
      </form>
    </Dialog>
  );
};

/** Staff type the number of the student whose file they want to see. */
export const ChooseStudentDialog = ({ isOpen, onClose }: ChooseStudentDialogProps) =>
  isOpen ? <Form onClose={onClose} /> : null;
