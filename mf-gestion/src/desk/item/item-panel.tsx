import { type RefObject, useEffect } from 'react';
import type { ApiQuery } from 'shared-auth';
import type { DeskItem } from 'shared-contract/gestion/answers';
import { waitedDays } from 'shared-contract/gestion/decision-rules';
import { AsyncState, Box, Heading, Row, Section, SkeletonLines, Stack, StatusBadge, Text } from 'shared-ui';
import { ITEM_TEXTS, PIECE_TEXTS } from '../../texts/request/item';
import { HolderLine } from '../assign/holder-line';
import { PieceView } from '../piece/piece-view';
import type { RequestRef } from '../queue/request-key';
import { DetailSection, HistorySection, OtherSection } from './item-sections';
import { PlanView } from './plan-view';
import { ProgrammeView } from './programme-view';
import { StudentFacts, StudentSummary } from './student-summary';

const texts = ITEM_TEXTS;

const COLUMNS = {
  display: 'grid',
  gap: '6',
  // Parts of what is open, under its own title.
  '& h2': { fontSize: '1.0625rem' },
  '& section + section': { marginTop: '0!' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container demande (min-width: 36rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(14rem, 17rem)' },
} as const;

/** What stands beside what depends on the room of the panel, which is not that of the window. */
const ROOM = { container: 'demande / inline-size' } as const;

interface OpenedProps {
  item: DeskItem;
  now: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Account of who looks at it. */
  me: number | undefined;
  onOpen: (ref: RequestRef) => void;
  onAssign: () => void;
  /** Told when another request stands here. */
  onShown: () => void;
}

const Waiting = ({ item, now }: Pick<OpenedProps, 'item' | 'now'>) =>
  item.Attend ? (
    <StatusBadge tone="info">{texts.waits(waitedDays(item.Depuis, now))}</StatusBadge>
  ) : (
    <StatusBadge tone="neutral">{texts.decided}</StatusBadge>
  );

/** What is decided of: the annual programme, the support plan, or the file that came with the request. */
const Subject = ({ item }: { item: DeskItem }) => {
  if (item.Programme) return <ProgrammeView item={item} programme={item.Programme} />;
  if (item.Plan) return <PlanView item={item} plan={item.Plan} />;
  return (
    <Section title={PIECE_TEXTS.title}>
      {item.Piece ? (
        <PieceView item={item} piece={item.Piece} />
      ) : (
        <Text tone="muted">{PIECE_TEXTS.none}</Text>
      )}
    </Section>
  );
};

const Opened = ({ item, now, heading, me, onOpen, onAssign, onShown }: OpenedProps) => {
  useEffect(onShown, [onShown]);
  return (
    <Stack gap="5">
      <StudentSummary student={item.Etudiant} heading={heading} />
      <Row gap="3">
        <Heading as="h3" size="sm">
          {item.Objet}
        </Heading>
        <Waiting item={item} now={now} />
        {item.Attend && <HolderLine item={item} me={me} onAssign={onAssign} />}
      </Row>
      <Box css={ROOM}>
        <Box css={COLUMNS}>
          <Subject item={item} />
          <Stack gap="5">
            <StudentFacts student={item.Etudiant} />
            <DetailSection details={item.Details} />
            <HistorySection kind={item.Genre} history={item.Historique} />
            <OtherSection others={item.Autres} onOpen={onOpen} />
          </Stack>
        </Box>
      </Box>
    </Stack>
  );
};

export interface ItemPanelProps extends Omit<OpenedProps, 'item'> {
  query: ApiQuery<DeskItem>;
}

/** The opened request: whose, what, its file, and what her own file says. */
export const ItemPanel = ({ query, ...rest }: ItemPanelProps) => (
  <AsyncState query={query} errorTitle={texts.error} skeleton={<SkeletonLines lines={8} />}>
    {(item) => <Opened key={`${item.Genre}-${item.ID}`} item={item} {...rest} />}
  </AsyncState>
);
