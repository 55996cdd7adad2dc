import { type ReactNode, useId, useState } from 'react';
import { useApi } from 'shared-auth';
import { AsyncState, Button, type Fact, Facts, IconButton, SkeletonLines } from 'shared-ui';
import { TEXTS } from '../../texts';
import { openDocument } from './document-sections';

const texts = TEXTS.line;

interface Detail {
  Periode: string;
  DocumentID: number | null;
}

export interface UnfoldingLineProps<T extends Detail> {
  inscriptionId: number;
  label: string;
  /** The line's own call, under /api/v1. */
  path: string;
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

/** A line that unfolds: its details are read, and the look is noted, only when they are wanted. */
export const UnfoldingLine = <T extends Detail>(props: UnfoldingLineProps<T>): ReactNode => {
  const { inscriptionId, label, path, facts } = props;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const detail = useApi<T>(isOpen ? path : null);
  return (
    <li>
      <span>{label}</span>
      <IconButton
        label={texts.details(label)}
        icon="chevron-down"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <div id={id}>
          <AsyncState query={detail} errorTitle={texts.error} skeleton={<SkeletonLines lines={2} />}>
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
        </div>
      )}
    </li>
  );
};
