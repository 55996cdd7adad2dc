import { DESK_KINDS, type DeskKind, type DeskQueue } from 'shared-contract/gestion/gestion';
import { type DeskTab, DeskTabs } from '../../shared/desk-tabs';
import { TEXTS } from '../../texts';

const texts = TEXTS.queue;

export interface KindTabsProps {
  counts: DeskQueue['Comptes'] | undefined;
  value: DeskKind | null;
  onChange: (kind: DeskKind | null) => void;
}

/** « Tout » and each kind, with how many wait. */
export const KindTabs = ({ counts, value, onChange }: KindTabsProps) => {
  const waiting = (number: number | undefined) =>
    number === undefined ? undefined : { number, words: texts.waiting(number) };
  const total = counts && DESK_KINDS.reduce((sum, kind) => sum + counts[kind], 0);
  const tabs: DeskTab<DeskKind | null>[] = [
    { value: null, label: texts.all, count: waiting(total) },
    ...DESK_KINDS.map((kind) => ({
      value: kind,
      label: texts.kind[kind],
      count: waiting(counts?.[kind]),
    })),
  ];
  return <DeskTabs label={texts.tabs} tabs={tabs} value={value} onChange={onChange} />;
};
