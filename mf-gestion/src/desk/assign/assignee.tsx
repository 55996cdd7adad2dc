import type { DeskColleague } from 'shared-contract/gestion/answers';
import { Avatar, Box, VisuallyHidden } from 'shared-ui';
import { HOLDER_TEXTS } from '../../texts/queue';

const texts = HOLDER_TEXTS;

/** Name of the assignee; `me` is the current account. */
export const assigneeName = ({ CompteID, Nom }: DeskColleague, me: number | undefined): string =>
  CompteID === me ? texts.mine : texts.held(Nom);

/** No higher than the row's own two lines. */
const SMALL = { '& > :first-child': { width: '1.75rem', height: '1.75rem' } } as const;

export interface AssigneeProps {
  holder: DeskColleague | null;
  me: number | undefined;
}

/** Assignee of a row: initials, with the name for screen readers; renders nothing when unassigned. */
export const Assignee = ({ holder, me }: AssigneeProps) => (
  <Box as="span" css={SMALL} {...(holder && { title: assigneeName(holder, me) })}>
    {holder && (
      <>
        <Avatar name={holder.Nom} />
        <VisuallyHidden>{assigneeName(holder, me)}</VisuallyHidden>
      </>
    )}
  </Box>
);
