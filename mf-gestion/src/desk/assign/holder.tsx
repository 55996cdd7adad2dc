import type { DeskColleague } from 'shared-contract/gestion/answers';
import { Avatar, Box, VisuallyHidden } from 'shared-ui';
import { HOLDER_TEXTS } from '../../texts/queue';

const texts = HOLDER_TEXTS;

/** Who looks after it, in words; `me` is the account of who looks at it. */
export const holderName = ({ CompteID, Nom }: DeskColleague, me: number | undefined): string =>
  CompteID === me ? texts.mine : texts.held(Nom);

/** No higher than the row's own two lines. */
const SMALL = { '& > :first-child': { width: '1.75rem', height: '1.75rem' } } as const;

export interface HolderProps {
  holder: DeskColleague | null;
  me: number | undefined;
}

/** Who looks after a row: initials to the eye, a sentence to the ear; nothing where nobody does. */
export const Holder = ({ holder, me }: HolderProps) => (
  <Box as="span" css={SMALL} {...(holder && { title: holderName(holder, me) })}>
    {holder && (
      <>
        <Avatar name={holder.Nom} />
        <VisuallyHidden>{holderName(holder, me)}</VisuallyHidden>
      </>
    )}
  </Box>
);
