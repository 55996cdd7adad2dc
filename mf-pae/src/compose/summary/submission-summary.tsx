import { isUnderYear } from 'shared-contract/pae/pae';
import { Alert, Facts, Stack, Text } from 'shared-ui';
import { inCredits, TEXTS } from '../../texts';

const texts = TEXTS.submit;

export interface SubmissionSummaryProps {
  credits: number;
  units: number;
  warnings: number;
}

/** What is submitted, with one more line under 60 credits (S2 §5). */
export const SubmissionSummary = ({ credits, units, warnings }: SubmissionSummaryProps) => (
  <Stack gap="3">
    <Facts
      columns={2}
      items={[
        { label: texts.credits, value: inCredits(credits) },
        { label: texts.units, value: units },
      ]}
    />
    {isUnderYear(credits) && <Alert tone="warning">{texts.under}</Alert>}
    {warnings > 0 && <Text tone="muted">{texts.warnings(warnings)}</Text>}
  </Stack>
);
