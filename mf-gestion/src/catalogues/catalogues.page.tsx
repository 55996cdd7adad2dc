import { useRef, useState } from 'react';
import { useApi } from 'shared-auth';
import {
  CATALOGUE_ENTRIES,
  type CatalogueHead,
  type ExamCatalogueRow,
  type GroupCatalogueRow,
  type SyllabusRow,
} from 'shared-contract/catalogues/catalogues';
import { examCatalogue, groupCatalogue, syllabusCatalogue } from 'shared-contract/catalogues/endpoints';
import { Box, usePreload } from 'shared-ui';
import { DeskFrame } from '../shared/desk-frame';
import { DeskHead } from '../shared/desk-head';
import { useDeskKeys } from '../shared/desk-keys';
import { type DeskTab, DeskTabs } from '../shared/desk-tabs';
import { KeyButton } from '../shared/key-button';
import { KeysDialog } from '../shared/keys-dialog';
import { useLeaving } from '../shared/use-leaving';
import { CATALOGUE_TEXTS } from '../texts/catalogues';
import { DESK_TEXTS } from '../texts/desk';
import { summaryOf } from './catalogue-summary';
import { CatalogueView } from './catalogue-view';
import type { EntryFormProps } from './editor/entry-forms';
import { ExamForm, GroupForm, SyllabusForm } from './late-forms';
import { examLine, groupLine, supportLine } from './list/entry-lines';
import { SchoolTexts } from './school-texts';

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

const supportForm = (props: EntryFormProps<SyllabusRow>) => <SyllabusForm {...props} />;
const groupForm = (props: EntryFormProps<GroupCatalogueRow>) => <GroupForm {...props} />;
const examForm = (props: EntryFormProps<ExamCatalogueRow>) => <ExamForm {...props} />;

/** /gestion/catalogues: course materials, groups and exams, edited in place (CONTRACT §7.11). */
export default function CataloguesPage() {
  const [tab, setTab] = useState<Tab>('syllabus');
  const [hasKeys, setHasKeys] = useState(false);
  const { mayLeave, onDirty, question } = useLeaving(texts.leaving);
  // The fields of all three are in one file.
  usePreload(SyllabusForm);
  const box = useRef<HTMLInputElement>(null);
  const onEscape = useRef<(() => void) | null>(null);
  // One catalogue is read at a time: the others when their tab is chosen.
  const syllabi = useApi(tab === 'syllabus' ? syllabusCatalogue : null);
  const groups = useApi(tab === 'groupes' ? groupCatalogue : null);
  const exams = useApi(tab === 'examens' ? examCatalogue : null);
  const counts = useRef<CatalogueHead['Comptes'] | undefined>(undefined);
  counts.current = (syllabi.data ?? groups.data ?? exams.data)?.Comptes ?? counts.current;
  const show = async (next: Tab) => {
    if (next !== tab && (await mayLeave())) setTab(next);
  };
  useDeskKeys({
    '?': () => setHasKeys(true),
    '/': () => box.current?.focus(),
    Escape: () => onEscape.current?.(),
  });
  const shared = { box, mayLeave, onDirty, onEscape };
  return (
    <DeskFrame current="/gestion/catalogues">
      <DeskHead
        title={texts.title}
        lead={summaryOf({ syllabus: syllabi.data, groupes: groups.data, examens: exams.data })}
        actions={
          <Box display={{ base: 'none', lg: 'block' }}>
            <KeyButton variant="ghost" size="sm" shortcut="?" onClick={() => setHasKeys(true)}>
              {DESK_TEXTS.keys}
            </KeyButton>
          </Box>
        }
      />
      <DeskTabs
        label={texts.tabsLabel}
        tabs={tabsOf(counts.current)}
        value={tab}
        onChange={(next) => void show(next)}
      />
      {tab === 'syllabus' && (
        <CatalogueView {...shared} genre="syllabus" query={syllabi} lineOf={supportLine} form={supportForm} />
      )}
      {tab === 'groupes' && (
        <CatalogueView {...shared} genre="groupes" query={groups} lineOf={groupLine} form={groupForm} />
      )}
      {tab === 'examens' && (
        <CatalogueView {...shared} genre="examens" query={exams} lineOf={examLine} form={examForm} />
      )}
      {tab === 'textes' && <SchoolTexts />}
      {hasKeys && <KeysDialog lines={texts.keys} onClose={() => setHasKeys(false)} />}
      {question}
    </DeskFrame>
  );
}
