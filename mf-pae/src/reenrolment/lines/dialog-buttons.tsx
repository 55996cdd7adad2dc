import { BUTTON_LABELS } from 'shared-contract/quoted';
import { Button, Flex } from 'shared-ui';
import { SubmitButton } from 'shared-ui/form';
import { REENROLMENT_TEXTS } from '../../texts/reenrolment';

/** The buttons of a small form in a dialog: the main one at the right, above on a phone. */
export const DialogButtons = ({ onCancel }: { onCancel: () => void }) => (
  <Flex flexDirection={{ base: 'column-reverse', sm: 'row' }} justifyContent="flex-end" gap="2" mt="4">
    <Button variant="outline" onClick={onCancel}>
      {REENROLMENT_TEXTS.cancel}
    </Button>
    <SubmitButton>{BUTTON_LABELS.record}</SubmitButton>
  </Flex>
);
