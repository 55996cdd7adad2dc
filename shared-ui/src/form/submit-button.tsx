import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { SAVE_TEXTS } from 'shared-contract/quoted';
import { Button, type ButtonProps } from '../button/button';

export interface SubmitButtonProps
  extends Pick<ButtonProps, 'icon' | 'variant' | 'unavailable' | 'iconOnPhone'> {
  /** « Sauvegarde en cours.. » when absent (S2). */
  busyText?: string;
  children: ReactNode;
}

/** Submit button; keeps its width while pending. */
export const SubmitButton = ({ busyText = SAVE_TEXTS.pending, children, ...rest }: SubmitButtonProps) => {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return (
    <Button type="submit" busy={submitting === true} busyText={busyText} {...rest}>
      {children}
    </Button>
  );
};
