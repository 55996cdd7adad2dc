import { type ReactNode, useState } from 'react';
import { Box, Button } from 'shared-ui';
import { REENROLMENT_TEXTS } from '../../texts/reenrolment';
import { type Line, LineList } from '../lines/line-list';
import { useRemove } from '../lines/use-remove';
import { MissingAlert } from '../missing-alert';
import { useMissing } from '../use-missing';
import { StepButtons, StepFrame } from './step-frame';
import type { StepProps } from './step-props';

const NEW = -1;

interface LinesStepProps extends Pick<StepProps, 'takesFocus' | 'onPrevious' | 'onNext'> {
  texts: typeof REENROLMENT_TEXTS.addresses | typeof REENROLMENT_TEXTS.contacts;
  /** `name` is what the line is called in questions and labels. */
  lines: readonly (Omit<Line, 'editLabel' | 'removeLabel'> & { name: string })[];
  /** What must still be added before one may go on; null when nothing is. */
  missing: string | null;
  /** Said under the lines. */
  note?: ReactNode;
  /** Deletes a line, once the question was answered with yes. */
  onRemove: (id: number) => Promise<unknown>;
  /** The form of a line, -1 being a new one. */
  dialog: (id: number, onClose: () => void) => ReactNode;
}

/** A step of lines that are added, changed and removed one by one. */
export const LinesStep = (props: LinesStepProps) => {
  const { texts, lines, note, missing, onRemove, dialog, takesFocus, onPrevious, onNext } = props;
  const [edited, setEdited] = useState<number | null>(null);
  const [remove, question] = useRemove(onRemove);
  const { alert, isUrgent, tryNext } = useMissing(missing !== null, onNext);
  const nameOf = (id: number) => lines.find((line) => line.id === id)?.name ?? '';
  return (
    <StepFrame title={texts.title} lead={texts.lead} takesFocus={takesFocus}>
      {missing !== null && <MissingAlert ref={alert} isUrgent={isUrgent} text={missing} />}
      <LineList
        label={texts.list}
        emptyTitle={texts.emptyTitle}
        empty={texts.empty}
        lines={lines.map(({ name, ...line }) => ({
          ...line,
          editLabel: texts.edit(name),
          removeLabel: texts.remove(name),
        }))}
        onEdit={setEdited}
        onRemove={(id) => void remove(id, texts.removeTitle(nameOf(id)))}
      />
      {note}
      <Box>
        <Button variant="tonal" icon="plus" onClick={() => setEdited(NEW)}>
          {texts.add}
        </Button>
      </Box>
      <StepButtons onPrevious={onPrevious}>
        <Button onClick={tryNext}>{REENROLMENT_TEXTS.next}</Button>
      </StepButtons>
      {edited !== null && dialog(edited, () => setEdited(null))}
      {question}
    </StepFrame>
  );
};
