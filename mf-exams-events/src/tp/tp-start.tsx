import { EVENT_TEXTS } from 'shared-contract/base/texts';
import { Box, Button } from 'shared-ui';
import { DraftNote, type DraftNoteProps } from '../shared/draft-note';
import type { Wizard } from './use-wizard';

const foot = {
  borderTop: '1px solid var(--border)',
  padding: { base: '1.125rem', sm: '1.125rem 1.5rem' },
} as const;

/** Where the enrolment begins, and what is left of an earlier visit. */
export const TpStart = ({ wizard, ...draft }: DraftNoteProps & { wizard: Wizard }) => (
  <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" css={foot}>
    <span>{Object.keys(wizard.choices).length > 0 && <DraftNote {...draft} />}</span>
    <Button onClick={() => wizard.setStep(1)}>{EVENT_TEXTS.startTp}</Button>
  </Box>
);
