import { asPart } from 'shared-auth/late';
import type { ExamCatalogueRow, GroupCatalogueRow, SyllabusRow } from 'shared-contract/catalogues/catalogues';
import { late, SkeletonLines } from 'shared-ui';
import type { EntryFormProps } from './editor/entry-forms';
import type { EntryHistoryProps } from './editor/entry-history';

const load = () => import(/* webpackChunkName: "late-entry" */ './editor/entry-forms');

const loadHistory = () => import(/* webpackChunkName: "late-entry" */ './editor/entry-history');

const skeleton = <SkeletonLines lines={6} />;

/** The fields and the history of what is opened: a visit begins at the list. */
export const SyllabusForm = late<EntryFormProps<SyllabusRow>>(
  async () => (await load()).SyllabusForm,
  asPart(skeleton),
);
export const GroupForm = late<EntryFormProps<GroupCatalogueRow>>(
  async () => (await load()).GroupForm,
  asPart(skeleton),
);
export const ExamForm = late<EntryFormProps<ExamCatalogueRow>>(
  async () => (await load()).ExamForm,
  asPart(skeleton),
);
export const EntryHistory = late<EntryHistoryProps>(
  async () => (await loadHistory()).EntryHistory,
  asPart(<SkeletonLines lines={2} />),
);
