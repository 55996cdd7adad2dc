import { type Notice, useRight } from 'shared-auth';
import { EVENT_TEXTS, type ExamLine, examRefusal } from 'shared-contract/exams/exams';
import { BarTotal, Box, Button, Card, CardHeader, Stack, StatusBadge, WideBar } from 'shared-ui';
import { Checkbox } from 'shared-ui/form';
import { DraftNote, type DraftNoteProps } from '../shared/draft-note';
import { EXAM_TEXTS as texts } from '../texts';
import { ExamTable } from './exam-table';
import { useTicks } from './use-ticks';

interface ExamFormProps extends DraftNoteProps {
  lines: readonly ExamLine[];
  /** Codes that the draft of an earlier visit holds. */
  saved: readonly string[];
  keep: (contents: unknown) => void;
  /** The dialog stands before the page. */
  isAsked: boolean;
  /** Asks about the exams that are new, then sends the codes of all that are ticked. */
  onRegister: (fresh: readonly ExamLine[], codes: readonly string[]) => Promise<unknown>;
  /** Says why nothing is sent. */
  say: (notice: Notice) => void;
}

/** The exams of the session, then their summary (S1 §2, §5). */
export const ExamForm = (props: ExamFormProps) => {
  const { lines, saved, keep, isAsked, onRegister, say, ...draft } = props;
  const mayRegister = useRight('InscriptionSession', 'Create');
  const { ticked, isAll, isSome, tick, tickAll } = useTicks(lines, saved, keep);
  const fresh = lines.filter(({ Code }) => ticked.has(Code));
  const registered = lines.filter((line) => line.ResultatEtudiantInscrit);
  const isAllDone = registered.length === lines.length;
  const codes = [...registered, ...fresh].map(({ Code }) => Code);

  const validate = () => {
    const refusal = examRefusal(lines, codes);
    if (refusal === 'nothing-ticked') say({ tone: 'error', title: EVENT_TEXTS.nothingTicked });
    else if (refusal === 'nothing-new') say({ tone: 'error', title: EVENT_TEXTS.nothingNew });
    else if (refusal === 'registered-to-all') {
      say({ tone: 'warning', title: EVENT_TEXTS.registeredToAll });
    } else void onRegister(fresh, codes);
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
          isBehind={isAsked}
          figure={
            <Stack gap="1">
              <BarTotal label={texts.chosen(fresh.length)} value={fresh.length} />
              {fresh.length > 0 && <DraftNote {...draft} />}
            </Stack>
          }
        >
          <Button onClick={validate}>{texts.validate}</Button>
        </WideBar>
      )}
    </>
  );
};
