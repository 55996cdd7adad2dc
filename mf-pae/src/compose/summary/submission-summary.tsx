import { creditsOf, type PaeProgramme, type PaeSelection } from 'shared-contract/pae/engine';
import { isUnderYear } from 'shared-contract/pae/pae';
import type { PaeWarning } from 'shared-contract/pae/warnings';
import { Alert, Facts, Stack, Text } from 'shared-ui';
import { inCredits, TEXTS } from '../../texts/pae';
import { WarningLines } from './warning-lines';

const texts = TEXTS.submit;

export interface SubmissionSummaryProps {
  programme: PaeProgramme;
  selection: PaeSelection;
  warnings: readonly PaeWarning[];
  /** Credits of one year of the studies. */
  year: number;
}

/** What is submitted, with one more line under the credits of a year (S2 §5) and each warning that stands. */
export const SubmissionSummary = ({ programme, selection, warnings, year }: SubmissionSummaryProps) => {
  const credits = creditsOf(programme, selection);
  return (
    <Stack gap="3">
      <Facts
        columns={2}
        items={[
          { label: texts.credits, value: inCredits(credits) },
          { label: texts.units, value: selection.size },
        ]}
      />
      {isUnderYear(credits, year) && <Alert tone="warning">{texts.under(year)}</Alert>}
      {warnings.length > 0 && (
        <div>
          <Text tone="muted" mb="1">
            {texts.warnings(warnings.length)}
          </Text>
          <WarningLines programme={programme} warnings={warnings} />
        </div>
      )}
    </Stack>
  );
};
