import { useState } from 'react';
import { useRight } from 'shared-auth';
import { type ExamLine, examRefusal, REGISTRATION_TEXTS } from 'shared-contract/exams/exams';
import { BarTotal, Box, Button, Card, CardHeader, Stack, StatusBadge, WideBar } from 'shared-ui';
import { Checkbox } from 'shared-ui/controls';
import { DraftNote, type DraftNoteProps } from '../shared/draft-note';
import { EXAM_TEXTS as texts } from '../texts/exams';
import { ExamTable } from './exam-table';
import { useExamSelection } from './use-exam-selection';

interface ExamFormProps extends DraftNoteProps {
  lines: readonly ExamLine[];
  /** Codes that the draft of an earlier visit holds. */
  saved: readonly string[];
  keep: (contents: unknown) => void;
  /** The dialog stands before the page. */
  isAsked: boolean;
  /** Asks about the exams that are new, then sends the codes of all that are ticked. */
  onRegister: (fresh: readonly ExamLine[], codes: readonly string[]) => Promise<unknown>;
}

const REFUSALS = {
  'nothing-ticked': REGISTRATION_TEXTS.nothingTicked,
  'nothing-new': REGISTRATION_TEXTS.nothingNew,
  'registered-to-all': REGISTRATION_TEXTS.registeredToAll,
};

const Head = ({ registered, all }: { registered: number; all: number }) => {
  const isAllDone = registered === all;
  return (
    <CardHeader
      title={texts.examsTitle}
      detail={isAllDone ? REGISTRATION_TEXTS.registeredToAll : texts.examsDetail}
      aside={
        <StatusBadge tone={isAllDone ? 'ok' : 'neutral'} {...(isAllDone ? {} : { icon: null })}>
          {texts.examsAside(registered, all)}
        </StatusBadge>
      }
    />
  );
};

interface SelectAllProps {
  isAll: boolean;
  isSome: boolean;
  onChange: (isTicked: boolean) => void;
}

const SelectAll = ({ isAll, isSome, onChange }: SelectAllProps) => (
  <Box py="1" px={{ base: '1.125rem', sm: '6' }} borderBottom={{ base: '1px solid var(--border)', sm: '0' }}>
    <Checkbox checked={isAll} isMixed={isSome && !isAll} onChange={(event) => onChange(event.target.checked)}>
      {texts.selectAll}
    </Checkbox>
  </Box>
);

/** The exams of the session, then their summary (S1 §2, §5); no bar where nothing is left to add. */
export const ExamForm = (props: ExamFormProps) => {
  const { lines, saved, keep, isAsked, onRegister, ...draft } = props;
  const mayRegister = useRight('InscriptionSession', 'Create');
  const { ticked, isAll, isSome, tick, tickAll } = useExamSelection(lines, saved, keep);
  // Why the last « Valider » led to nothing, until the next change.
  const [problem, setProblem] = useState<string>();
  const fresh = lines.filter(({ Code }) => ticked.has(Code));
  const registered = lines.filter((line) => line.ResultatEtudiantInscrit);
  const isAllDone = registered.length === lines.length;
  const codes = [...registered, ...fresh].map(({ Code }) => Code);

  const validate = () => {
    const refusal = examRefusal(lines, codes);
    if (refusal) setProblem(REFUSALS[refusal]);
    else void onRegister(fresh, codes);
  };
  const changing =
    <Args extends unknown[]>(change: (...args: Args) => void) =>
    (...args: Args) => {
      setProblem(undefined);
      change(...args);
    };

  return (
    <>
      <Card>
        <Head registered={registered.length} all={lines.length} />
        {mayRegister && !isAllDone && (
          <SelectAll isAll={isAll} isSome={isSome} onChange={changing(tickAll)} />
        )}
        <ExamTable lines={lines} ticked={ticked} isReadOnly={!mayRegister} onTick={changing(tick)} />
      </Card>
      {mayRegister && !isAllDone && (
        <WideBar
          label={texts.bar}
          isBehind={isAsked}
          error={problem}
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
