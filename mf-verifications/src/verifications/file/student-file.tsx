import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { VerificationRow } from 'shared-contract/verifications/verifications';
import { Box, Button, TwoColumns } from 'shared-ui';
import { TEXTS } from '../../texts';
import { CareerSection } from './career-section';
import { DocumentsSection, StatementsSection } from './document-sections';
import { JobSection } from './job-section';
import { ProgrammeSection } from './programme-section';
import { StudentHead } from './student-head';
import { useStagger } from './use-stagger';

/** After the programme, which comes first and over the whole width. */
const OTHERS = [
  { name: 'documents', Section: DocumentsSection },
  { name: 'statements', Section: StatementsSection },
  { name: 'career', Section: CareerSection },
  { name: 'job', Section: JobSection },
];

export interface StudentFileProps {
  row: VerificationRow;
  /** Back to the list; null when this student was the only one found. */
  onBack: (() => void) | null;
  /** Whether the name may take the focus: not from somebody who types on. */
  takesFocus: boolean;
  /** Escape: back to the list, or to the search box. */
  onLeave: () => void;
}

/** One student: who it is, then section after section, each with its own loading and failure. */
export const StudentFile = ({ row, onBack, takesFocus, onLeave }: StudentFileProps) => {
  const name = useRef<HTMLHeadingElement>(null);
  const shown = useStagger(1 + OTHERS.length);
  useEffect(() => {
    if (takesFocus) name.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave();
  };
  return (
    <Box onKeyDown={onKeyDown}>
      {onBack && (
        <Box mb="3">
          <Button variant="ghost" size="sm" icon="arrow-left" onClick={onBack}>
            {TEXTS.file.back}
          </Button>
        </Box>
      )}
      <StudentHead row={row} heading={name} />
      <Box mt="8">{shown > 0 && <ProgrammeSection inscriptionId={row.InscriptionID} />}</Box>
      <TwoColumns mt="8" gap="8">
        {OTHERS.slice(0, Math.max(0, shown - 1)).map(({ name: key, Section }) => (
          <Box key={key} minW="0">
            <Section inscriptionId={row.InscriptionID} />
          </Box>
        ))}
      </TwoColumns>
    </Box>
  );
};
