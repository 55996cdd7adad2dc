import { useEffect, useRef } from 'react';
import { useFormState } from 'react-final-form';
import { formatRecent } from 'shared-contract/base/dates';
import { LeaveGuard } from '../dialog/leave-guard';
import { Text } from '../text/text';

/** Result of `useDraft` of shared-auth. */
export interface DraftKeeperProps {
  keep: (values: unknown) => void;
  /** ISO instant; null when nothing was kept. */
  savedAt: string | null;
  /** false once the values could not be kept. */
  isSafe: boolean;
}

const NOT_SAVED_TEXT = 'Ne fermez pas cette page\u00a0: ce que vous avez tapé n’est pas encore enregistré.';

/**
 * Autosaves the surrounding Form's values as a draft and shows since when; guards navigation when the draft can't be
 * saved.
 */
export const DraftKeeper = ({ keep, savedAt, isSafe }: DraftKeeperProps) => {
  const { values, pristine, submitting, submitSucceeded, dirtySinceLastSubmit } = useFormState({
    subscription: {
      values: true,
      pristine: true,
      submitting: true,
      submitSucceeded: true,
      dirtySinceLastSubmit: true,
    },
  });
  const first = useRef(values);
  // What was just saved is no draft any more, although the form stays open on it.
  const isSaved = pristine === true && submitSucceeded === true;
  const isChanged = values !== first.current && !isSaved;
  // Another function is no other value: what was kept is not sent again at each drawing, which a kept draft causes.
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  }, [keep]);
  useEffect(() => {
    if (isChanged && !submitting) latest.current(values);
  }, [isChanged, submitting, values]);
  // What is typed while the form is sent waits for what becomes of it, and is only in this page until then.
  const isOnlyHere = submitting ? dirtySinceLastSubmit === true : !isSafe && pristine !== true;
  return (
    <>
      <Text role="status" size="sm" tone={isSafe ? 'muted' : 'danger'}>
        {isSafe ? savedAt && `Brouillon gardé le ${formatRecent(savedAt)}.` : NOT_SAVED_TEXT}
      </Text>
      <LeaveGuard when={isOnlyHere} />
    </>
  );
};
