import type { DeskKind, DeskQueue } from 'shared-contract/gestion/answers';
import { ACT_OF_KIND, DESK_KINDS, HEALTH_ACT } from 'shared-contract/gestion/gestion';
import { Box } from 'shared-ui';
import { Select } from 'shared-ui/controls';
import { DeskTabs } from '../../shared/desk-tabs';
import { QUEUE_TEXTS } from '../../texts/queue';

const texts = QUEUE_TEXTS;

export interface KindTabsProps {
  queue: DeskQueue | undefined;
  value: DeskKind | null;
  onChange: (kind: DeskKind | null) => void;
}

/** Total number of pending requests. */
export const waitingInAll = (counts: DeskQueue['Comptes']): number =>
  DESK_KINDS.reduce((sum, kind) => sum + counts[kind], 0);

/** Kinds that the person may decide, with counts; until loaded, the usual ones. */
const kindsOf = (queue: DeskQueue | undefined) =>
  (queue?.Genres ?? DESK_KINDS.filter((kind) => ACT_OF_KIND[kind] !== HEALTH_ACT)).map((kind) => ({
    value: kind,
    label: texts.kind[kind],
    number: queue?.Comptes[kind],
  }));

/** Tabs: « Tout » and each kind, with counts. */
export const KindTabs = ({ queue, value, onChange }: KindTabsProps) => {
  const all = { value: null, label: texts.all, number: queue && waitingInAll(queue.Comptes) };
  return (
    <DeskTabs<DeskKind | null>
      label={texts.tabs}
      tabs={[all, ...kindsOf(queue)].map(({ number, ...tab }) => ({
        ...tab,
        count: number === undefined ? undefined : { number, words: texts.waiting(number) },
      }))}
      value={value}
      isWideOnly
      onChange={onChange}
    />
  );
};

/** Same as a select, on phones. */
export const KindSelect = ({ queue, value, onChange }: KindTabsProps) => (
  <Box flex="1" display={{ md: 'none' }}>
    <Select
      aria-label={texts.tabs}
      placeholder={texts.choice(texts.all, queue && waitingInAll(queue.Comptes))}
      options={kindsOf(queue).map(({ value: kind, number }) => ({
        value: kind,
        label: texts.choice(texts.kindChoice[kind], number),
      }))}
      value={value}
      onChange={onChange}
    />
  </Box>
);
