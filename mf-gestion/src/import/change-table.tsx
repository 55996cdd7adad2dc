import { formatNumber } from 'shared-contract/base/format';
import type { ImportFile } from 'shared-contract/imports/answers';
import { Card, Section } from 'shared-ui';
import { type Column, DataTable, TABLE_ROLE } from 'shared-ui/table';
import { IMPORT_TEXTS } from '../texts/imports';

const texts = IMPORT_TEXTS.summary;

type Numbers = keyof typeof texts.columns;

const NUMBERS: Numbers[] = ['Lignes', 'Ajoutees', 'Changees', 'Fermees', 'Identiques', 'Conflits'];

const COLUMNS: Column<ImportFile>[] = [
  { key: 'Titre', header: texts.kind, isRowHeader: true, cell: ({ Titre }) => Titre },
  ...NUMBERS.map(
    (name): Column<ImportFile> => ({
      key: name,
      header: texts.columns[name],
      align: 'end',
      cell: (file) => formatNumber(file[name]),
    }),
  ),
];

const Totals = ({ files }: { files: readonly ImportFile[] }) => (
  <tr {...TABLE_ROLE.row}>
    <th scope="row" {...TABLE_ROLE.rowHeader}>
      {texts.total}
    </th>
    {NUMBERS.map((name) => (
      <td key={name} {...TABLE_ROLE.cell} data-align="end" data-label={texts.columns[name]}>
        {formatNumber(files.reduce((sum, file) => sum + file[name], 0))}
      </td>
    ))}
  </tr>
);

export interface ChangeTableProps {
  title: string;
  files: readonly ImportFile[];
}

/** Changes per file: rows added, changed, ended, unchanged. */
export const ChangeTable = ({ title, files }: ChangeTableProps) => (
  <Section title={title}>
    <Card overflow="hidden">
      <DataTable
        caption={title}
        columns={COLUMNS}
        rows={files}
        rowKey={({ Fichier }) => Fichier}
        footer={<Totals files={files} />}
      />
    </Card>
  </Section>
);
