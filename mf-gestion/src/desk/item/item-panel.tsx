import { type RefObject, useEffect } from 'react';
import type { ApiQuery } from 'shared-auth';
import type { DeskItem } from 'shared-contract/gestion/answers';
import { waitedDays } from 'shared-contract/gestion/decision-rules';
import { AsyncState, Box, Heading, Row, Section, SkeletonLines, Stack, StatusBadge, Text } from 'shared-ui';
import { ITEM_TEXTS, PIECE_TEXTS } from '../../texts/request/item';
import { AssigneeLine } from '../assign/assignee-line';
import { AttachmentView } from '../attachment/attachment-view';
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

/** Layout by container query: the panel's width, not the window's. */
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

/** Subject of the decision: annual programme, support plan, or attached file. */
const Subject = ({ item }: { item: DeskItem }) => {
  if (item.Programme) return <ProgrammeView item={item} programme={item.Programme} />;
  if (item.Plan) return <PlanView item={item} plan={item.Plan} />;
  return (
    <Section title={PIECE_TEXTS.title}>
      {item.Piece ? (
        <AttachmentView item={item} piece={item.Piece} />
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
        {item.Attend && <AssigneeLine item={item} me={me} onAssign={onAssign} />}
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

/** The opened request: student, subject, attachment, file. */
export const ItemPanel = ({ query, ...rest }: ItemPanelProps) => (
  <AsyncState query={query} errorTitle={texts.error} skeleton={<SkeletonLines lines={8} />}>
    {(item) => <Opened key={`${item.Genre}-${item.ID}`} item={item} {...rest} />}
  </AsyncState>
);
