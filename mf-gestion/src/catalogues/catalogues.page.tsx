import { useRef, useState } from 'react';
import { useApi } from 'shared-auth';
import {
  CATALOGUE_ENTRIES,
  type CatalogueHead,
  type CatalogueRow,
} from 'shared-contract/catalogues/catalogues';
import { examCatalogue, groupCatalogue, syllabusCatalogue } from 'shared-contract/catalogues/endpoints';
import { PageHead, usePreload } from 'shared-ui';
import { DeskFrame } from '../shared/desk-frame';
import { useDeskKeys } from '../shared/desk-keys';
import { type DeskTab, DeskTabs } from '../shared/desk-tabs';
import { KeysButton } from '../shared/keys-button';
import { KeysDialog } from '../shared/keys-dialog';
import { CATALOGUE_TEXTS } from '../texts/catalogues';
import { CatalogueView, type CatalogueViewProps } from './catalogue-view';
import { ExamForm, GroupForm, SyllabusForm } from './late-forms';
import { examLine, groupLine, supportLine } from './list/entry-lines';
import { SchoolTexts } from './school-texts';
import { useLeaving } from './use-catalogue';

const texts = CATALOGUE_TEXTS;

type Tab = keyof typeof texts.tabs;

const ICONS = {
  syllabus: 'book-open',
  groupes: 'users-round',
  examens: 'calendar-check-2',
  textes: 'mail',
} as const;

const tabsOf = (counts: CatalogueHead['Comptes'] | undefined): DeskTab<Tab>[] => [
  ...CATALOGUE_ENTRIES.map((value) => ({
    value,
    label: texts.tabs[value],
    icon: ICONS[value],
    count: counts && { number: counts[value], words: texts.count(counts[value]) },
  })),
  { value: 'textes', label: texts.tabs.textes, icon: ICONS.textes },
];

/** The catalogues, one of which is read at a time: the others when their tab is chosen. */
const useCatalogues = (tab: Tab) => {
  const supports = useApi(tab === 'syllabus' ? syllabusCatalogue : null);
  const groups = useApi(tab === 'groupes' ? groupCatalogue : null);
  const exams = useApi(tab === 'examens' ? examCatalogue : null);
  const counts = useRef<CatalogueHead['Comptes'] | undefined>(undefined);
  counts.current = (supports.data ?? groups.data ?? exams.data)?.Comptes ?? counts.current;
  return { supports, groups, exams, counts: counts.current };
};

interface OpenCatalogueProps
  extends Pick<CatalogueViewProps<CatalogueRow>, 'box' | 'mayLeave' | 'onDirty' | 'onEscape'> {
  tab: Tab;
  catalogues: ReturnType<typeof useCatalogues>;
}

const OpenCatalogue = ({ tab, catalogues, ...shared }: OpenCatalogueProps) => (
  <>
    {tab === 'syllabus' && (
      <CatalogueView
        {...shared}
        genre="syllabus"
        query={catalogues.supports}
        lineOf={supportLine}
        form={(props) => <SyllabusForm {...props} />}
      />
    )}
    {tab === 'groupes' && (
      <CatalogueView
        {...shared}
        genre="groupes"
        query={catalogues.groups}
        lineOf={groupLine}
        form={(props) => <GroupForm {...props} />}
      />
    )}
    {tab === 'examens' && (
      <CatalogueView
        {...shared}
        genre="examens"
        query={catalogues.exams}
        lineOf={examLine}
        form={(props) => <ExamForm {...props} />}
      />
    )}
  </>
);

/** /gestion/catalogues: course materials, groups and exams, edited in place (CONTRACT §7.11). */
export default function CataloguesPage() {
  const [tab, setTab] = useState<Tab>('syllabus');
  const [hasKeys, setHasKeys] = useState(false);
  const { mayLeave, onDirty, question } = useLeaving();
  // The fields of all three are in one file.
  usePreload(SyllabusForm);
  const box = useRef<HTMLInputElement>(null);
  const onEscape = useRef<(() => void) | null>(null);
  const catalogues = useCatalogues(tab);
  const show = async (next: Tab) => {
    if (next !== tab && (await mayLeave())) setTab(next);
  };
  useDeskKeys({
    '?': () => setHasKeys(true),
    '/': () => box.current?.focus(),
    Escape: () => onEscape.current?.(),
  });
  return (
    <DeskFrame current="/gestion/catalogues">
      <PageHead
        title={texts.title}
        lead={texts.lead}
        actions={<KeysButton onClick={() => setHasKeys(true)} />}
      />
      <DeskTabs
        label={texts.tabsLabel}
        tabs={tabsOf(catalogues.counts)}
        value={tab}
        onChange={(next) => void show(next)}
      />
      <OpenCatalogue {...{ tab, catalogues, box, mayLeave, onDirty, onEscape }} />
      {tab === 'textes' && <SchoolTexts />}
      {hasKeys && <KeysDialog lines={texts.keys} onClose={() => setHasKeys(false)} />}
      {question}
    </DeskFrame>
  );
}
