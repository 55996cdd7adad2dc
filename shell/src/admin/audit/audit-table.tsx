import type { AuditLine } from 'shared-contract/audit/answers';
import { Card, Span } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/kit/table';
import { AUDIT } from './texts';

const actorName = ({ ActeurNom, Acteur, Role }: AuditLine): string =>
  ActeurNom ?? Acteur ?? (Role === 'system' ? AUDIT.system : AUDIT.nobody);

/** The user name, which the filter asks for, where the person is told by another one; then the address. */
const whence = ({ ActeurNom, Acteur, Origine }: AuditLine): string =>
  [ActeurNom === Acteur ? null : Acteur, Origine].filter((part) => part !== null).join(' · ');

interface DetailProps {
  /** `anywhere` for what may be an address, which has no place to break. */
  wrap: 'anywhere' | 'break-word';
  children: string;
}

const Detail = ({ wrap, children }: DetailProps) => (
  <Span display="block" size="sm" tone="muted" css={{ overflowWrap: wrap }}>
    {children}
  </Span>
);

/** On whose behalf, from where. */
const Who = ({ line }: { line: AuditLine }) => (
  <>
    {actorName(line)}
    {whence(line) !== '' && <Detail wrap="break-word">{whence(line)}</Detail>}
  </>
);

/** What was done, on what, and why. */
const What = ({ line: { Libelle, Cible, Motif } }: { line: AuditLine }) => {
  const about = [Cible === null ? '' : AUDIT.target(Cible), Motif ?? ''].filter(Boolean).join(' · ');
  return (
    <>
      {Libelle}
      {about !== '' && <Detail wrap="anywhere">{about}</Detail>}
    </>
  );
};

const COLUMNS: Column<AuditLine>[] = [
  {
    key: 'date',
    header: AUDIT.date,
    isRowHeader: true,
    cell: ({ Date: at }) => <Span whiteSpace="nowrap">{AUDIT.at(at)}</Span>,
  },
  { key: 'who', header: AUDIT.who, cell: (line) => <Who line={line} /> },
  { key: 'what', header: AUDIT.what, cell: (line) => <What line={line} /> },
  { key: 'file', header: AUDIT.file, cell: ({ Matricule }) => Matricule },
];

/** Lines of the audit, newest first. */
export const AuditTable = ({ lines }: { lines: AuditLine[] }) => (
  <Card>
    <DataTable caption={AUDIT.caption} columns={COLUMNS} rows={lines} rowKey={({ ID }) => ID} />
  </Card>
);
