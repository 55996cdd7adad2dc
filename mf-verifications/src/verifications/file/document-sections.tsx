import type { ApiQuery } from 'shared-auth';
import { downloadFile } from 'shared-auth/download';
import { pathOf } from 'shared-contract/base/endpoint';
import { studentFile } from 'shared-contract/verifications/endpoints';
import type { VerificationDocument } from 'shared-contract/verifications/verifications';
import { AsyncState, IconButton, Section, SkeletonLines, Text } from 'shared-ui';
import { TEXTS } from '../../texts';
import { LineList } from './line-list';
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
      skeleton={<SkeletonLines lines={3} />}
      empty={<Text tone="muted">{texts.empty}</Text>}
    >
      {(list) => (
        <LineList>
          {list.map(({ ID, DocumentDossierLibelle: label }) => (
            <li key={ID}>
              <span>{label}</span>
              <IconButton
                label={TEXTS.line.download(label)}
                icon="download"
                onClick={() => void openDocument(inscriptionId, ID)}
              />
            </li>
          ))}
        </LineList>
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
