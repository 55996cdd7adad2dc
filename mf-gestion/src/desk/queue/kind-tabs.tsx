import { formatNumber } from 'shared-contract/base/format';
import {
  ACT_OF_KIND,
  DESK_KINDS,
  type DeskKind,
  type DeskQueue,
  NARROW_ACT,
} from 'shared-contract/gestion/gestion';
import { Box } from 'shared-ui';
import { Select } from 'shared-ui/controls';
import { type DeskTab, DeskTabs } from '../../shared/desk-tabs';
import { QUEUE_TEXTS } from '../../texts/queue';

const texts = QUEUE_TEXTS;

/** Kinds that the person may decide of; until they were read, those that most may. */
const kindsOf = (queue: DeskQueue | undefined): readonly DeskKind[] =>
  queue?.Genres ?? DESK_KINDS.filter((kind) => ACT_OF_KIND[kind] !== NARROW_ACT);

export interface KindTabsProps {
  queue: DeskQueue | undefined;
  value: DeskKind | null;
  onChange: (kind: DeskKind | null) => void;
}

/** How many wait in all. */
export const waitingInAll = (counts: DeskQueue['Comptes']): number =>
  DESK_KINDS.reduce((sum, kind) => sum + counts[kind], 0);

/** « Tout » and each kind, with how many wait. */
export const KindTabs = ({ queue, value, onChange }: KindTabsProps) => {
  const counts = queue?.Comptes;
  const waiting = (number: number | undefined) =>
    number === undefined ? undefined : { number, words: texts.waiting(number) };
  const tabs: DeskTab<DeskKind | null>[] = [
    { value: null, label: texts.all, count: waiting(counts && waitingInAll(counts)) },
    ...kindsOf(queue).map((kind) => ({
      value: kind,
      label: texts.kind[kind],
      count: waiting(counts?.[kind]),
    })),
  ];
  return <DeskTabs label={texts.tabs} tabs={tabs} value={value} isWideOnly onChange={onChange} />;
};

const named = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} (${formatNumber(count)})`;

/** The same choice on a phone. */
export const KindSelect = ({ queue, value, onChange }: KindTabsProps) => (
  <Box flex="1" display={{ md: 'none' }}>
    <Select
      aria-label={texts.tabs}
      placeholder={named(texts.all, queue && waitingInAll(queue.Comptes))}
      options={kindsOf(queue).map((kind) => ({
        value: kind,
        label: named(texts.kind[kind], queue?.Comptes[kind]),
      }))}
      value={value}
      onChange={onChange}
    />
  </Box>
);
