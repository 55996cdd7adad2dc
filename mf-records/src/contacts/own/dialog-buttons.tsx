import type { ReactNode } from 'react';
import { Button, Flex } from 'shared-ui';

interface DialogButtonsProps {
  cancelLabel: string;
  onCancel: () => void;
  /** The main button. */
  children: ReactNode;
}

/** The buttons of a small form in a dialog: the main one at the right, above on a phone. */
export const DialogButtons = ({ cancelLabel, onCancel, children }: DialogButtonsProps) => (
  <Flex flexDirection={{ base: 'column-reverse', sm: 'row' }} justifyContent="flex-end" gap="2" mt="6">
    <Button variant="outline" onClick={onCancel}>
      {cancelLabel}
    </Button>
    {children}
  </Flex>
);
