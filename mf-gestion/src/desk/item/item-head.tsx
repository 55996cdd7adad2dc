import type { RefObject } from 'react';
import { personName } from 'shared-contract/base/french';
import type { DeskItem } from 'shared-contract/gestion/answers';
import { isLate, waitedDays } from 'shared-contract/gestion/decision-rules';
import { Avatar, Box, Heading, IconButton, StatusBadge } from 'shared-ui';
import { useLetterKeys } from 'shared-ui/letter-keys';
import { ROOM } from '../../shared/whole-window';
import { ITEM_TEXTS } from '../../texts/request/item';
import { AssigneeLine } from '../assign/assignee-line';
import type { Neighbours } from './neighbours';

const texts = ITEM_TEXTS;

const HEAD = {
  display: 'grid',
  gap: '2',
  marginBottom: '3',
  fontSize: '0.875rem',
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.125rem 0.75rem' },
  // On a phone under the name and the ways on.
  '& > div:first-of-type > p': {
    order: { base: '1', md: '0' },
    flex: { base: '1 0 100%', md: '1 1 12rem' },
    minWidth: '0',
    color: 'var(--muted)',
  },
  '& > div:first-of-type > span:first-of-type': { width: '2rem', height: '2rem' },
  '& h2': { fontSize: '1.125rem' },
  [ROOM]: {
    padding: '0.625rem 1.25rem 0.375rem',
    margin: '0',
    gap: '0.25rem',
    '& button': { minHeight: '2rem' },
  },
} as const;

const PLACE = {
  display: 'flex',
  alignItems: 'center',
  marginLeft: 'auto',
  color: 'var(--muted)',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& > button': { height: '2.75rem', [ROOM]: { width: '2rem', height: '2rem' } },
  '& > button[aria-disabled]': { color: 'var(--subtle)', cursor: 'default' },
} as const;

/** Where the request stands in the list, and the ways to those around it. */
const Place = ({ rank, count, previous, next }: Neighbours) => {
  const isByKey = useLetterKeys();
  return (
    <Box css={PLACE}>
      {rank > 0 && texts.place(rank, count)}
      <IconButton
        label={texts.previous(isByKey)}
        icon={{ path: 'm18 15-6-6-6 6' }}
        aria-keyshortcuts={isByKey ? 'p' : undefined}
        aria-disabled={previous ? undefined : true}
        onClick={previous}
      />
      <IconButton
        label={texts.next(isByKey)}
        icon="chevron-down"
        aria-keyshortcuts={isByKey ? 's' : undefined}
        aria-disabled={next ? undefined : true}
        onClick={next}
      />
    </Box>
  );
};

const Waiting = ({ item, now }: Pick<ItemHeadProps, 'item' | 'now'>) => {
  if (!item.Attend) return <StatusBadge tone="neutral">{texts.decided}</StatusBadge>;
  return (
    <StatusBadge tone={isLate(item.Depuis, now) ? 'warning' : 'neutral'} icon="clock">
      {texts.waits(waitedDays(item.Depuis, now))}
    </StatusBadge>
  );
};

export interface ItemHeadProps {
  item: DeskItem;
  now: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Account of who looks at it. */
  me: number | undefined;
  around: Neighbours;
  onAssign: () => void;
}

/** Whose request it is, on one line, and what it asks. */
export const ItemHead = ({ item, now, heading, me, around, onAssign }: ItemHeadProps) => {
  const { Prenom, Nom, Matricule, Niveau, Annee } = item.Etudiant;
  return (
    <Box css={HEAD}>
      <div>
        <Avatar name={personName(Prenom, Nom)} />
        <Heading as="h2" ref={heading} tabIndex={-1}>
          {personName(Prenom, Nom)}
        </Heading>
        <p>{[`${texts.number}\u00a0${Matricule}`, Niveau, Annee].filter(Boolean).join(' · ')}</p>
        <Place {...around} />
      </div>
      <div>
        <Heading as="h3" size="sm">
          {item.Objet}
        </Heading>
        <Waiting item={item} now={now} />
        {item.Attend && <AssigneeLine item={item} me={me} onAssign={onAssign} />}
      </div>
    </Box>
  );
};
