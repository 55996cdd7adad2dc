import { GROUP_LABELS } from 'shared-contract/quoted';
import { Button, CardFooter } from 'shared-ui';
import { DraftNote, type DraftNoteProps } from '../../shared/draft-note';
import type { Wizard } from './use-wizard';

/** Start page of the enrolment, with a draft of an earlier visit. */
export const TpStart = ({ wizard, ...draft }: DraftNoteProps & { wizard: Wizard }) => (
  <CardFooter css={{ '& > button': { width: { base: 'full', sm: 'auto' } } }}>
    <span>{Object.keys(wizard.choices).length > 0 && <DraftNote {...draft} />}</span>
    <Button onClick={() => wizard.setStep(1)}>{GROUP_LABELS.startTp}</Button>
  </CardFooter>
);
