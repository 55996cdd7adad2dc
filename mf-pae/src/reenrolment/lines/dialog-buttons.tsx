import { LABELS } from 'shared-contract/base/texts';
import { Button, Flex } from 'shared-ui';
import { SubmitButton } from 'shared-ui/form';
import { REENROLMENT_TEXTS } from '../../reenrolment-texts';

/** The buttons of a small form in a dialog: the main one at the right, above on a phone. */
export const DialogButtons = ({ onCancel }: { onCancel: () => void }) => (
  <Flex flexDirection={{ base: 'column-reverse', sm: 'row' }} justifyContent="flex-end" gap="2" mt="4">
    <Button variant="outline" onClick={onCancel}>
      {REENROLMENT_TEXTS.cancel}
    </Button>
    <SubmitButton>{LABELS.record}</SubmitButton>
  </Flex>
);
