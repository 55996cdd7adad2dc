import { Box, type IconName } from 'shared-ui';
import { DraftKeeper, type DraftKeeperProps, FormActions, SubmitButton } from 'shared-ui/form';

interface FormFootProps {
  draft: DraftKeeperProps;
  icon: IconName;
  label: string;
}

/** Under a form: since when it is kept, and what sends it. */
export const FormFoot = ({ draft, icon, label }: FormFootProps) => (
  <FormActions mt="5" justifyContent="space-between">
    <Box flex={{ base: '1 0 100%', sm: '1' }} css={{ '&:empty': { display: 'none' } }}>
      <DraftKeeper {...draft} />
    </Box>
    <SubmitButton icon={icon}>{label}</SubmitButton>
  </FormActions>
);
