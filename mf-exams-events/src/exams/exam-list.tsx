import { type ExamLine, examDay, examPlace } from 'shared-contract/exams/exams';
import { Box, List, ListLine } from 'shared-ui';
import { CourseName } from '../shared/course-name';

/** Day, then hours and room under it. */
export const ExamWhen = ({ exam }: { exam: ExamLine }) => (
  <Box as="span" display="block" css={{ fontVariantNumeric: 'tabular-nums' }}>
    {examDay(exam)}
    <Box as="span" display="block" fontSize="sm" color="muted">
      {examPlace(exam)}
    </Box>
  </Box>
);

const line = {
  display: 'grid',
  gap: { base: '0.375rem', sm: '1rem' },
  gridTemplateColumns: { base: '1fr', sm: 'minmax(0, 1fr) 15.5rem' },
  alignItems: 'start',
} as const;

interface ExamListProps {
  lines: readonly ExamLine[];
  /** In a card, level with its head. */
  inset?: boolean;
  label?: string;
}

/** Exams with the day, the hours and the room of each. */
export const ExamList = ({ lines, inset = false, label }: ExamListProps) => (
  <List divided {...(label === undefined ? {} : { 'aria-label': label })}>
    {lines.map((exam) => (
      <ListLine key={exam.Code} inset={inset} css={line}>
        <Box as="span" fontWeight="medium">
          <CourseName course={exam} />
          <Box as="span" display="block" fontSize="xs" color="muted" fontWeight="normal">
            {exam.Code}
          </Box>
        </Box>
        <ExamWhen exam={exam} />
      </ListLine>
    ))}
  </List>
);
