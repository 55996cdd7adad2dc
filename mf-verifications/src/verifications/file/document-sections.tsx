import type { ApiQuery } from 'shared-auth';
import { downloadFile } from 'shared-auth/download';
import { pathOf } from 'shared-contract/base/endpoint';
import { studentFile } from 'shared-contract/verifications/endpoints';
import type { VerificationDocument } from 'shared-contract/verifications/verifications';
import { AsyncState, Card, IconButton, Section, Text } from 'shared-ui';
import { FileItem, FileList } from 'shared-ui/upload';
import { TEXTS } from '../../texts';
import { LinesSkeleton } from '../lines-skeleton';
import { useDocuments, useStatements } from './use-file';

/** Sends a file to the secretary's machine, under the name that the server gives it. */
export const openDocument = (InscriptionID: number, docId: number): Promise<boolean> =>
  downloadFile({
    path: pathOf(studentFile, { InscriptionID, docId }),
    isMade: false,
    pending: TEXTS.line.preparing,
  });

interface DocumentListProps {
  inscriptionId: number;
  query: ApiQuery<VerificationDocument[]>;
  texts: { title: string; empty: string; error: string };
}

const DocumentList = ({ inscriptionId, query, texts }: DocumentListProps) => (
  <Section title={texts.title}>
    <AsyncState
      query={query}
      errorTitle={texts.error}
      skeleton={<LinesSkeleton rows={3} height={{ base: '4.25rem', sm: '4.25rem' }} />}
      empty={<Text tone="muted">{texts.empty}</Text>}
    >
      {(list) => (
        <Card>
          <FileList>
            {list.map(({ ID, DocumentDossierLibelle: label, Extension }) => (
              <FileItem
                key={ID}
                name={label}
                kind={Extension.toUpperCase()}
                action={
                  <IconButton
                    label={TEXTS.line.download(label)}
                    icon="download"
                    onClick={() => void openDocument(inscriptionId, ID)}
                  />
                }
              />
            ))}
          </FileList>
        </Card>
      )}
    </AsyncState>
  </Section>
);

/** Documents that the student handed in. */
export const DocumentsSection = ({ inscriptionId }: { inscriptionId: number }) => (
  <DocumentList inscriptionId={inscriptionId} query={useDocuments(inscriptionId)} texts={TEXTS.documents} />
);

/** Grade statements of every year. */
export const StatementsSection = ({ inscriptionId }: { inscriptionId: number }) => (
  <DocumentList inscriptionId={inscriptionId} query={useStatements(inscriptionId)} texts={TEXTS.statements} />
);
