import type { ExamLine } from 'shared-contract/exams/exams';
import { Box, StatusBadge } from 'shared-ui';
import { Checkbox } from 'shared-ui/controls';
import { type Column, DataTable } from 'shared-ui/table';
import { CourseName } from '../shared/course-name';
import { EXAM_TEXTS as texts } from '../texts/exams';
import { ExamWhen } from './exam-list';

interface ExamTableProps {
  lines: readonly ExamLine[];
  /** Codes that are ticked and not registered yet. */
  ticked: ReadonlySet<string>;
  isReadOnly: boolean;
  onTick: (code: string, isTicked: boolean) => void;
}

const Registered = () => <StatusBadge tone="ok">{texts.registered}</StatusBadge>;

const columnsFor = ({ ticked, isReadOnly, onTick }: ExamTableProps): readonly Column<ExamLine>[] => [
  {
    key: 'check',
    header: texts.choice,
    phone: 'lead',
    cell: ({ Code, Libelle, ResultatEtudiantInscrit: isRegistered }) => (
      <Checkbox
        aria-label={`${Code} ${Libelle}`}
        checked={isRegistered || ticked.has(Code)}
        disabled={isRegistered || isReadOnly}
        onChange={(event) => onTick(Code, event.target.checked)}
      >
        {''}
      </Checkbox>
    ),
  },
  {
    key: 'exam',
    header: texts.exam,
    isRowHeader: true,
    cell: (exam) => (
      <>
        <CourseName course={exam} />
        <small>{exam.Code}</small>
        {exam.ResultatEtudiantInscrit && (
          <Box display={{ base: 'block', sm: 'none' }} _print={{ display: 'none' }} mt="1.5">
            <Registered />
          </Box>
        )}
      </>
    ),
  },
  { key: 'date', header: texts.date, phone: 'foot-start', cell: (exam) => <ExamWhen exam={exam} /> },
  {
    key: 'state',
    header: texts.state,
    phone: 'hidden',
    // The box says the rest.
    cell: ({ ResultatEtudiantInscrit: isRegistered }) => isRegistered && <Registered />,
  },
];

/** Exams to tick; those that are registered are locked (S1 §4). */
export const ExamTable = (props: ExamTableProps) => (
  <DataTable
    caption={texts.caption}
    layout="checklist"
    columns={columnsFor(props)}
    rows={props.lines}
    rowKey={(line) => line.Code}
    isSelected={(line) => !line.ResultatEtudiantInscrit && props.ticked.has(line.Code)}
  />
);
