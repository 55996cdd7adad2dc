import type { AuditLine } from 'shared-contract/audit/answers';
import { formatInstant } from 'shared-contract/base/dates';
import { Box, Card, Span } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/kit/table';
import { AUDIT } from './texts';

const actorName = ({ Acteur, Role }: AuditLine): string =>
  Acteur ?? (Role === 'system' ? AUDIT.system : AUDIT.nobody);

/** Joins several numbers so that a line breaks between them, never inside one. */
const joinBreakable = (target: string): string => target.replaceAll(/,(?=\S)/g, ', ');

const Description = ({ line: { Libelle, Cible } }: { line: AuditLine }) => (
  <Box minWidth="0">
    {Libelle}
    {Cible !== null && (
      <Span display="block" size="sm" tone="muted" css={{ overflowWrap: 'anywhere' }}>
        {joinBreakable(Cible)}
      </Span>
    )}
  </Box>
);

const COLUMNS: Column<AuditLine>[] = [
  { key: 'date', header: AUDIT.date, isRowHeader: true, cell: (line) => formatInstant(line.Date) },
  { key: 'who', header: AUDIT.who, cell: actorName },
  { key: 'what', header: AUDIT.what, cell: (line) => <Description line={line} /> },
  { key: 'file', header: AUDIT.file, cell: ({ Matricule }) => Matricule },
  { key: 'why', header: AUDIT.why, cell: ({ Motif }) => Motif },
  { key: 'origin', header: AUDIT.origin, cell: ({ Origine }) => Origine },
];

/** Lines of the audit, newest first. */
export const AuditTable = ({ lines }: { lines: AuditLine[] }) => (
  <Card>
    <DataTable caption={AUDIT.caption} columns={COLUMNS} rows={lines} rowKey={({ ID }) => ID} />
  </Card>
);
