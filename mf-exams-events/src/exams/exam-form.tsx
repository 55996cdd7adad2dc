import { useState } from 'react';
import { notify, useRight } from 'shared-auth';
import { EVENT_TEXTS, type ExamLine, examRefusal } from 'shared-contract/exams/exams';
import { BarTotal, Box, Button, Card, CardHeader, Stack, StatusBadge, WideBar } from 'shared-ui';
import { Checkbox } from 'shared-ui/form';
import { DraftNote, type DraftNoteProps } from '../shared/draft-note';
import { EXAM_TEXTS as texts } from '../texts';
import { ExamSummary } from './exam-summary';
import { ExamTable } from './exam-table';
import { useTicks } from './use-ticks';

interface ExamFormProps extends DraftNoteProps {
  lines: readonly ExamLine[];
  /** Codes that the draft of an earlier visit holds. */
  saved: readonly string[];
  keep: (contents: unknown) => void;
  isBusy: boolean;
  /** Ends when the server answered, whatever it said. */
  onRegister: (codes: readonly string[]) => Promise<void>;
}

/** The exams of the session, then their summary (S1 §2, §5). */
export const ExamForm = ({ lines, saved, keep, isBusy, onRegister, ...draft }: ExamFormProps) => {
  const mayRegister = useRight('InscriptionSession', 'Create');
  const { ticked, isAll, isSome, tick, tickAll } = useTicks(lines, saved, keep);
  const [isSummaryOpen, setIsSummaryOpen] = useState(false);
  const fresh = lines.filter(({ Code }) => ticked.has(Code));
  const registered = lines.filter((line) => line.ResultatEtudiantInscrit);
  const isAllDone = registered.length === lines.length;
  const codes = [...registered, ...fresh].map(({ Code }) => Code);

  const validate = () => {
    const refusal = examRefusal(lines, codes);
    if (refusal === 'nothing-ticked') notify('examens', { tone: 'error', title: EVENT_TEXTS.nothingTicked });
    else if (refusal === 'nothing-new') notify('examens', { tone: 'error', title: EVENT_TEXTS.nothingNew });
    else if (refusal === 'registered-to-all') void onRegister(codes);
    else setIsSummaryOpen(true);
  };
  const send = async () => {
    await onRegister(codes);
    setIsSummaryOpen(false);
  };

  return (
    <>
      <Card>
        <CardHeader
          title={texts.examsTitle}
          {...(isAllDone ? { detail: texts.allDone } : {})}
          aside={
            <StatusBadge tone={isAllDone ? 'ok' : 'neutral'} {...(isAllDone ? {} : { icon: null })}>
              {texts.examsAside(registered.length, lines.length)}
            </StatusBadge>
          }
        />
        {mayRegister && !isAllDone && (
          <Box css={{ padding: '0.25rem 1.125rem' }}>
            <Checkbox
              checked={isAll}
              isMixed={isSome && !isAll}
              onChange={(event) => tickAll(event.target.checked)}
            >
              {texts.selectAll}
            </Checkbox>
          </Box>
        )}
        <ExamTable lines={lines} ticked={ticked} isReadOnly={!mayRegister} onTick={tick} />
      </Card>
      {mayRegister && (
        <WideBar
          label={texts.bar}
          isBehind={isSummaryOpen}
          figure={
            <Stack gap="1">
              <BarTotal label={texts.chosen(fresh.length)} value={fresh.length} />
              {fresh.length > 0 && <DraftNote {...draft} />}
            </Stack>
          }
        >
          <Button busy={isBusy} onClick={validate}>
            {texts.validate}
          </Button>
        </WideBar>
      )}
      <ExamSummary
        lines={fresh}
        isOpen={isSummaryOpen}
        isBusy={isBusy}
        onClose={() => setIsSummaryOpen(false)}
        onValidate={() => void send()}
      />
    </>
  );
};
