import { refreshEndpoints, useApi } from 'shared-auth';
import { useWrite } from 'shared-auth/write';
import { statementReport, statements, takeBackStatement } from 'shared-contract/statements/endpoints';
import { AsyncState, Button, Row, SkeletonTable, Text } from 'shared-ui';
import { useConfirm } from 'shared-ui/dialog';
import { STATEMENT_TEXTS } from '../texts/statements';
import { ReportView } from './report-view';

const texts = STATEMENT_TEXTS;

const TakeBack = ({ name: Import, file, onLeft }: { name: string; file: string; onLeft: () => void }) => {
  const [confirm, question] = useConfirm();
  const { run, isBusy } = useWrite(takeBackStatement, {
    success: texts.takeBack.done,
    refreshes: [statements],
    onSaved: onLeft,
    onRefused: () => refreshEndpoints([statements]),
  });
  const ask = async () => {
    const { title, text, confirm: confirmLabel, keep: cancelLabel } = texts.takeBack;
    const isSure = await confirm({ title: title(file), text, confirmLabel, cancelLabel, danger: true });
    if (isSure) await run(undefined, { Import });
  };
  return (
    <>
      <Button variant="outline" busy={isBusy} onClick={() => void ask()}>
        {texts.takeBack.button}
      </Button>
      {question}
    </>
  );
};

export interface OpenedReportProps {
  name: string;
  /** Name of the file that was imported. */
  file: string;
  /** It was taken back: nothing of it stands. */
  isOver: boolean;
  onLeft: () => void;
}

/** The report of an import, which may be taken back. */
export const OpenedReport = ({ name, file, isOver, onLeft }: OpenedReportProps) => {
  const query = useApi(statementReport, { Import: name });
  return (
    <section aria-label={texts.report.title(file)}>
      <Row gap="2" justifyContent="space-between" marginBottom="4">
        <h2>{texts.report.title(file)}</h2>
        <Row gap="2">
          {!isOver && <TakeBack name={name} file={file} onLeft={onLeft} />}
          <Button variant="ghost" onClick={onLeft}>
            {texts.report.close}
          </Button>
        </Row>
      </Row>
      <AsyncState query={query} errorTitle={texts.report.error} skeleton={<SkeletonTable />}>
        {(report) => (
          <>
            <Text tone="muted" marginBottom="4">
              {texts.summary(report)}
            </Text>
            <ReportView report={report} />
          </>
        )}
      </AsyncState>
    </section>
  );
};
