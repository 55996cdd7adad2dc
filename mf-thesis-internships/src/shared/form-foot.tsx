import { Box, type IconName, Row } from 'shared-ui';
import { DraftKeeper, type DraftKeeperProps, SubmitButton } from 'shared-ui/form';

interface FormFootProps {
  draft: DraftKeeperProps;
  icon: IconName;
  label: string;
}

/** Under a form: since when it is kept, and what sends it. */
export const FormFoot = ({ draft, icon, label }: FormFootProps) => (
  <Row mt="5" gap="4" justifyContent="space-between">
    <Box flex="1" minW="12rem">
      <DraftKeeper {...draft} />
    </Box>
    <SubmitButton icon={icon}>{label}</SubmitButton>
  </Row>
);
