import { PROPOSED_REASONS } from 'shared-contract/security/schemas';
import { Button, Flex } from 'shared-ui';
import { useForm } from 'shared-ui/kit/form';
import { CHOOSER } from './texts';

/** Common reasons: one click fills the text field, which stays editable. */
export const ReasonChoice = () => {
  const form = useForm();
  return (
    <Flex role="group" aria-label={CHOOSER.proposed} flexWrap="wrap" gap="2" mt="2">
      {PROPOSED_REASONS.map((reason) => (
        <Button key={reason} variant="outline" size="sm" onClick={() => form.change('Motif', reason)}>
          {reason}
        </Button>
      ))}
    </Flex>
  );
};
