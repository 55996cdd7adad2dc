import { useWrite } from 'shared-auth/write';
import type { StatementReport } from 'shared-contract/statements/answers';
import { importStatement, statements } from 'shared-contract/statements/endpoints';
import { REPORT_LISTS } from 'shared-contract/statements/statements';
import { Alert, Box, Button, WideBar } from 'shared-ui';
import { STATEMENT_TEXTS } from '../texts/statements';
import { formOf } from './form-of';
import { ReportView } from './report-view';

const texts = STATEMENT_TEXTS.trial;

export interface Trial {
  file: File;
  report: StatementReport;
}

export interface TrialViewProps extends Trial {
  /** The report of the import, which its history has too; null where it was given up. */
  onLeft: (report: StatementReport | null) => void;
}

/** What a statement would do, and the button that does it. */
export const TrialView = ({ file, report, onLeft }: TrialViewProps) => {
  const { run, isBusy } = useWrite(importStatement, {
    success: texts.done,
    refreshes: [statements],
    onSaved: onLeft,
  });
  const isNew = REPORT_LISTS.some((name) => name !== 'dejaVues' && report[name].length > 0);
  return (
    <>
      <Box marginBottom="6">
        <Alert tone={isNew ? 'info' : 'neutral'} title={texts.title(file.name)} live>
          {isNew ? `${STATEMENT_TEXTS.summary(report)} ${texts.told}` : texts.nothing}
        </Alert>
      </Box>
      <ReportView report={report} />
      <WideBar label={texts.bar} width="page">
        <Button variant="outline" busy={isBusy} onClick={() => onLeft(null)}>
          {texts.giveUp}
        </Button>
        {isNew && (
          <Button icon="check" busy={isBusy} onClick={() => void run(formOf(file))}>
            {texts.write}
          </Button>
        )}
      </WideBar>
    </>
  );
};
