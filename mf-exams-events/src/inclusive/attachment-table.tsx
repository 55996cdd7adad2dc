import { downloadFile } from 'shared-auth/download';
import { formatInstantDay } from 'shared-contract/base/dates';
import { pathOf } from 'shared-contract/base/endpoint';
import { sentFile } from 'shared-contract/documents/endpoints';
import type { InclusiveDocument } from 'shared-contract/inclusive/inclusive';
import { Flex, IconButton } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/table';
import { INCLUSIVE_TEXTS as texts } from '../texts/inclusive';

interface AttachmentTableProps {
  rows: readonly InclusiveDocument[];
  /** Absent once the request is submitted. */
  onRemove?: ((row: InclusiveDocument) => void) | undefined;
}

const download = ({ DocumentID, DocumentName }: InclusiveDocument) =>
  downloadFile({
    path: pathOf(sentFile, { DocumentID }),
    fileName: `${DocumentName}.pdf`,
    isMade: false,
    pending: texts.downloading,
  });

const columnsFor = (onRemove: AttachmentTableProps['onRemove']): readonly Column<InclusiveDocument>[] => [
  { key: 'name', header: texts.attachment, isRowHeader: true, cell: ({ DocumentName }) => DocumentName },
  {
    key: 'date',
    header: texts.addedOn,
    cell: ({ DemandeDecretInclusifDocumentDate: date }) => formatInstantDay(date),
  },
  {
    key: 'actions',
    header: texts.actions,
    align: 'end',
    phone: 'action',
    cell: (row) => (
      <Flex gap="1" justifyContent="flex-end">
        <IconButton
          label={texts.download(row.DocumentName)}
          icon="download"
          onClick={() => void download(row)}
        />
        {onRemove && (
          <IconButton label={texts.remove(row.DocumentName)} icon="x" onClick={() => onRemove(row)} />
        )}
      </Flex>
    ),
  },
];

/** Attachments with their date (S2 §2). */
export const AttachmentTable = ({ rows, onRemove }: AttachmentTableProps) => (
  <DataTable
    caption={texts.attachmentsCaption}
    layout="list"
    columns={columnsFor(onRemove)}
    rows={rows}
    rowKey={({ DocumentID }) => DocumentID}
  />
);
