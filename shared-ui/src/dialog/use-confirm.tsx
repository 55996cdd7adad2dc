import { type ReactElement, type ReactNode, useCallback, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';

/** Contents of the confirmation dialog. */
export interface ConfirmOptions {
  title: ReactNode;
  text?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
}

interface Question extends ConfirmOptions {
  answer: (isConfirmed: boolean) => void;
}

/** Returns a function that opens a confirmation dialog and resolves to the answer, and the element to render once. */
export function useConfirm(): [(options: ConfirmOptions) => Promise<boolean>, ReactElement | null] {
  const [question, setQuestion] = useState<Question | null>(null);
  const confirm = useCallback(
    (options: ConfirmOptions) =>
      new Promise<boolean>((resolve) => setQuestion({ ...options, answer: resolve })),
    [],
  );
  const settle = (isConfirmed: boolean) => {
    question?.answer(isConfirmed);
    setQuestion(null);
  };
  if (!question) return [confirm, null];
  const { answer: _, text, ...rest } = question;
  const element = (
    <ConfirmDialog isOpen {...rest} onConfirm={() => settle(true)} onCancel={() => settle(false)}>
      {text}
    </ConfirmDialog>
  );
  return [confirm, element];
}
