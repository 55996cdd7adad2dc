import { latePart } from 'shared-auth/late-part';
import type { ExamCatalogueRow, GroupCatalogueRow, SyllabusRow } from 'shared-contract/catalogues/catalogues';
import { SkeletonLines } from 'shared-ui';
import type { EntryFormProps } from './editor/entry-forms';

const load = () => import(/* webpackChunkName: "late-entry" */ './editor/entry-forms');

const skeleton = <SkeletonLines lines={6} />;

/** The fields of what is opened: a visit begins at the list. */
export const SyllabusForm = latePart<EntryFormProps<SyllabusRow>>(
  async () => (await load()).SyllabusForm,
  skeleton,
);
export const GroupForm = latePart<EntryFormProps<GroupCatalogueRow>>(
  async () => (await load()).GroupForm,
  skeleton,
);
export const ExamForm = latePart<EntryFormProps<ExamCatalogueRow>>(
  async () => (await load()).ExamForm,
  skeleton,
);
