import { useEffect, useState } from 'react';
import { onStaleView } from 'shared-auth/host';
import { Button, Dialog, Text } from 'shared-ui';
import { TROUBLES } from '../texts';

/** Shown when another window changed the student in view: this page's calls are refused until it reloads. */
export const StaleViewDialog = () => {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => onStaleView(() => setIsOpen(true)), []);
  return (
    <Dialog
      isOpen={isOpen}
      title={TROUBLES.staleTitle}
      onClose={() => setIsOpen(false)}
      actions={<Button onClick={() => window.location.reload()}>{TROUBLES.reload}</Button>}
    >
      <Text>{TROUBLES.staleText}</Text>
    </Dialog>
  );
};
