import type { DeskColleague } from 'shared-contract/gestion/gestion';
import { Avatar, Box, VisuallyHidden } from 'shared-ui';
import { ASSIGN_TEXTS } from '../../texts/assign';

const texts = ASSIGN_TEXTS;

export interface HolderProps {
  holder: DeskColleague | null;
  /** Account of who looks at it. */
  me: number | undefined;
}

/** Who looks after it, in words. */
export const holderName = ({ holder, me }: HolderProps): string => {
  if (holder === null) return texts.free;
  return holder.CompteID === me ? texts.mine : texts.held(holder.Nom);
};

/** No higher than the row's own two lines. */
const SMALL = { '& > :first-child': { width: '1.75rem', height: '1.75rem' } } as const;

/** Who looks after a row: initials to the eye, a sentence to the ear; nothing where nobody does. */
export const Holder = (props: HolderProps) => (
  <Box as="span" css={SMALL} {...(props.holder && { title: holderName(props) })}>
    {props.holder && (
      <>
        <Avatar name={props.holder.Nom} />
        <VisuallyHidden>{holderName(props)}</VisuallyHidden>
      </>
    )}
  </Box>
);
