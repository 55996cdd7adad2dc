import { type RefObject, useLayoutEffect } from 'react';
import type { ApiQuery } from 'shared-auth';
import type { DeskItem } from 'shared-contract/gestion/answers';
import { AsyncState, Box, Section, SkeletonLines, Text } from 'shared-ui';
import { ROOM } from '../../shared/whole-window';
import { ITEM_TEXTS, PIECE_TEXTS } from '../../texts/request/item';
import { AttachmentView } from '../attachment/attachment-view';
import type { RequestRef } from '../queue/request-key';
import { ItemHead } from './item-head';
import { DetailSection, HistorySection, OtherSection } from './item-sections';
import type { Neighbours } from './neighbours';
import { PlanView } from './plan-view';
import { ProgrammeView } from './programme-view';
import { StudentFacts } from './student-facts';

const texts = ITEM_TEXTS;

/** Layout by container query: the panel's width, not the window's. */
const BODY = {
  container: 'demande / inline-size',
  [ROOM]: { flex: '1', minHeight: '0' },
} as const;

/** From this width of the panel on a paper and what it is compared with stand side by side. */
const BESIDE = '@container demande (min-width: 40rem)';

const PARTS = {
  display: 'grid',
  gap: '5',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { minWidth: '0' },
  '& h3': { fontSize: '0.9375rem' },
  '& section + section': { marginTop: '0!' },
  [ROOM]: { height: '100%', overflowY: 'auto', alignContent: 'start', padding: '0 1.25rem 1rem' },
  '&[data-paper]': {
    [BESIDE]: { gap: '4', gridTemplateColumns: 'minmax(0, 1fr) 15rem' },
    [ROOM]: {
      [BESIDE]: {
        overflow: 'hidden',
        alignContent: 'stretch',
        gridTemplateRows: 'minmax(0, 1fr)',
        paddingBottom: '0',
        '& > *': { minHeight: '0', overflowY: 'auto' },
      },
    },
  },
} as const;

/** What is known beside the subject: one under the other beside a paper, side by side where there is none. */
const SIDE = {
  display: 'grid',
  gap: '5',
  alignContent: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  paddingBottom: '4',
} as const;

interface OpenedProps {
  item: DeskItem;
  now: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Account of who looks at it. */
  me: number | undefined;
  around: Neighbours;
  onOpen: (ref: RequestRef) => void;
  onAssign: () => void;
  /** Told when another request stands here. */
  onShown: () => void;
}

/** Subject of the decision: annual programme, support plan, attached file, otherwise what was declared. */
const Subject = ({ item }: { item: DeskItem }) => {
  if (item.Programme) return <ProgrammeView item={item} programme={item.Programme} />;
  if (item.Plan) return <PlanView item={item} plan={item.Plan} />;
  if (item.Piece) return <AttachmentView item={item} piece={item.Piece} />;
  if (item.Details.length > 0) return <DetailSection details={item.Details} isSubject />;
  return (
    <Section level={3} title={PIECE_TEXTS.title}>
      <Text tone="muted">{PIECE_TEXTS.none}</Text>
    </Section>
  );
};

/** It scrolls, by keys too. */
const scrolled = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label });

const Opened = ({ item, onOpen, onShown, ...head }: OpenedProps) => {
  // With what decides: a key that is pressed as soon as this is seen has where to act.
  useLayoutEffect(onShown, [onShown]);
  const { Piece, Programme, Plan, Details } = item;
  const isPaper = Piece !== null && !Programme && !Plan;
  return (
    <>
      <ItemHead item={item} {...head} />
      <Box css={BODY}>
        <Box css={PARTS} {...(isPaper ? { 'data-paper': '' } : scrolled(texts.whole))}>
          <Subject item={item} />
          <Box css={SIDE} {...(isPaper && scrolled(texts.beside))}>
            {(isPaper || Programme || Plan) && <DetailSection details={Details} />}
            <StudentFacts student={item.Etudiant} />
            <HistorySection kind={item.Genre} history={item.Historique} />
            <OtherSection others={item.Autres} onOpen={onOpen} />
          </Box>
        </Box>
      </Box>
    </>
  );
};

const SKELETON = { padding: '1.25rem' } as const;

export interface ItemPanelProps extends Omit<OpenedProps, 'item'> {
  query: ApiQuery<DeskItem>;
}

/** The opened request: student, subject, attachment, file. */
export const ItemPanel = ({ query, ...rest }: ItemPanelProps) => (
  <AsyncState
    query={query}
    errorTitle={texts.error}
    skeleton={
      <Box css={SKELETON}>
        <SkeletonLines lines={8} />
      </Box>
    }
  >
    {(item) => <Opened key={`${item.Genre}-${item.ID}`} item={item} {...rest} />}
  </AsyncState>
);
