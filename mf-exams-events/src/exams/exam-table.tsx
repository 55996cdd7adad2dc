import { type ExamLine, examMoment } from 'shared-contract/exams/exams';
import { StatusBadge } from 'shared-ui';
import { Checkbox } from 'shared-ui/form';
import { type Column, DataTable } from 'shared-ui/table';
import { EXAM_TEXTS as texts } from '../texts';

interface ExamTableProps {
  lines: readonly ExamLine[];
  /** Codes that are ticked and not registered yet. */
  ticked: ReadonlySet<string>;
  isReadOnly: boolean;
  onTick: (code: string, isTicked: boolean) => void;
}

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
    cell: ({ Code, Libelle }) => (
      <>
        {Libelle}
        <small>{Code}</small>
      </>
    ),
  },
  { key: 'date', header: texts.date, phone: 'foot-start', cell: examMoment },
  {
    key: 'state',
    header: texts.state,
    phone: 'foot-end',
    cell: ({ ResultatEtudiantInscrit: isRegistered }) => (
      <StatusBadge tone={isRegistered ? 'ok' : 'neutral'} {...(isRegistered ? {} : { icon: null })}>
        {isRegistered ? texts.registered : texts.free}
      </StatusBadge>
    ),
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
