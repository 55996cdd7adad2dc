import type { StatementRow } from 'shared-contract/statements/answers';
import { Box, Card, CardBody, List, ListLine, Section, Span, StatusBadge, Text } from 'shared-ui';
import { STATEMENT_TEXTS } from '../texts/statements';

const texts = STATEMENT_TEXTS.history;

/** Looks like the title that it is, in line with what stands under it. */
const OPENING = {
  minHeight: '2.75rem',
  padding: '0',
  border: '0',
  background: 'none',
  color: 'var(--accent-text)',
  font: 'inherit',
  fontWeight: '600',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
} as const;

const Line = ({ row, onOpen }: { row: StatementRow; onOpen: (name: string) => void }) => (
  <ListLine inset alignItems="center" flexWrap="wrap">
    <span>
      {row.AUnRapport ? (
        <Box as="button" css={OPENING} onClick={() => onOpen(row.Import)}>
          {STATEMENT_TEXTS.report.title(row.Fichier)}
        </Box>
      ) : (
        STATEMENT_TEXTS.report.title(row.Fichier)
      )}
      <Span display="block" size="sm" tone="muted">
        {texts.by(row)}
      </Span>
    </span>
    <StatusBadge tone={row.AnnuleLe === null ? 'ok' : 'neutral'}>
      {row.AnnuleLe === null ? texts.standing : texts.over}
    </StatusBadge>
  </ListLine>
);

export interface StatementHistoryProps {
  rows: readonly StatementRow[];
  onOpen: (name: string) => void;
}

/** Imports of statements, newest first; each opens its report. */
export const StatementHistory = ({ rows, onOpen }: StatementHistoryProps) => (
  <Section title={texts.title}>
    <Card overflow="hidden">
      {rows.length === 0 ? (
        <CardBody>
          <Text tone="muted">{texts.none}</Text>
        </CardBody>
      ) : (
        <List divided>
          {rows.map((row) => (
            <Line key={row.Import} row={row} onOpen={onOpen} />
          ))}
        </List>
      )}
    </Card>
  </Section>
);
