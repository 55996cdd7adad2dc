import type { ApiQuery } from 'shared-auth';
import { AsyncState, Button, type Fact, Facts, SkeletonLines } from 'shared-ui';
import { TEXTS } from '../../texts';
import { openDocument } from './document-sections';

const texts = TEXTS.line;

interface Detail {
  Periode: string;
  DocumentID: number | null;
}

export interface LineDetailsProps<T extends Detail> {
  inscriptionId: number;
  query: ApiQuery<T>;
  facts: (detail: T) => Fact[];
}

const Proof = ({ inscriptionId, documentId }: { inscriptionId: number; documentId: number }) => (
  <Button
    variant="outline"
    size="sm"
    icon="download"
    onClick={() => void openDocument(inscriptionId, documentId)}
  >
    {texts.proof}
  </Button>
);

/** What an unfolded line says: its years, its facts, and its proof to download. */
export const LineDetails = <T extends Detail>({ inscriptionId, query, facts }: LineDetailsProps<T>) => (
  <AsyncState query={query} errorTitle={texts.error} skeleton={<SkeletonLines lines={2} />}>
    {(one) => (
      <>
        <Facts columns={2} items={[{ label: texts.years, value: one.Periode }, ...facts(one)]} />
        {one.DocumentID !== null && (
          <p>
            <Proof inscriptionId={inscriptionId} documentId={one.DocumentID} />
          </p>
        )}
      </>
    )}
  </AsyncState>
);
