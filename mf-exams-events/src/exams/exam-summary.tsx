import { type ExamLine, examMoment } from 'shared-contract/exams/exams';
import { Box, List, ListLine } from 'shared-ui';

/** The exams that are about to bind. */
export const ExamSummary = ({ lines }: { lines: readonly ExamLine[] }) => (
  <List divided>
    {lines.map(({ Code, Libelle, ...exam }) => (
      <ListLine key={Code}>
        <span>
          {Libelle}
          <Box as="span" display="block" fontSize="xs" color="muted">
            {Code}
          </Box>
        </span>
        <Box as="span" css={{ fontVariantNumeric: 'tabular-nums' }}>
          {examMoment(exam)}
        </Box>
      </ListLine>
    ))}
  </List>
);
