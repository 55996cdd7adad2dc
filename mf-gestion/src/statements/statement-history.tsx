import type { StatementRow } from 'shared-contract/statements/answers';
import { Button, Card, CardBody, List, ListLine, Section, Span, StatusBadge, Text } from 'shared-ui';
import { STATEMENT_TEXTS } from '../texts/statements';

const texts = STATEMENT_TEXTS.history;

const Line = ({ row, onOpen }: { row: StatementRow; onOpen: (name: string) => void }) => (
  <ListLine inset alignItems="center" flexWrap="wrap">
    <span>
      {row.AUnRapport ? (
        <Button variant="ghost" size="sm" onClick={() => onOpen(row.Import)}>
          {STATEMENT_TEXTS.report.title(row.Import)}
        </Button>
      ) : (
        STATEMENT_TEXTS.report.title(row.Import)
      )}
      <Span display="block" size="sm" overflowWrap="anywhere">
        {row.Fichier}
      </Span>
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
