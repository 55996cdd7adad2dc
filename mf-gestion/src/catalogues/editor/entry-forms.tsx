import { type ReactNode, useState } from 'react';
import { useWrite } from 'shared-auth/write';
import type { FieldProblem } from 'shared-contract';
import {
  CATALOGUE_LIMITS,
  type CatalogueEntryName,
  type EntrySaved,
  type ExamCatalogueRow,
  type GroupCatalogueRow,
  type SyllabusRow,
} from 'shared-contract/catalogues/catalogues';
import { saveExam, saveGroup, saveSupport } from 'shared-contract/catalogues/endpoints';
import { Button, late, Stack } from 'shared-ui';
import {
  CheckboxField,
  DateField,
  FieldRow,
  Form,
  FormActions,
  SelectField,
  SubmitButton,
  type SubmitOutcome,
  TextField,
  UnsavedGuard,
} from 'shared-ui/form';
import { DirtyWatch } from '../../shared/dirty-watch';
import { CATALOGUE_TEXTS } from '../../texts/catalogues';
import { ChangeImpact } from './change-impact';
import { EurosInput, HourInput, WholeInput } from './entry-input';
import { INVALIDATED_ENDPOINTS } from './invalidated-endpoints';

const examValues = late(() =>
  import(/* webpackChunkName: "late-schemas" */ 'shared-contract/catalogues/schemas').then((all) => ({
    default: all.examValues,
  })),
);
const groupValues = late(() =>
  import(/* webpackChunkName: "late-schemas" */ 'shared-contract/catalogues/schemas').then((all) => ({
    default: all.groupValues,
  })),
);
const syllabusValues = late(() =>
  import(/* webpackChunkName: "late-schemas" */ 'shared-contract/catalogues/schemas').then((all) => ({
    default: all.syllabusValues,
  })),
);

const texts = CATALOGUE_TEXTS.panel;
const label = (field: string): string => texts.fields[field] ?? field;

export interface EntryFormProps<Row> {
  row: Row;
  /** Reads the list again: somebody else was first. */
  onRead: () => Promise<unknown>;
  onLeave: () => void;
  onDirty: (isDirty: boolean) => void;
}

/** How a change is told, whatever it is of. */
const optionsOf = (onRead: () => Promise<unknown>) => ({
  success: ({ Prevenus }: EntrySaved) => ({ tone: 'success' as const, title: texts.saved(Prevenus) }),
  failure: texts.failure,
  refreshes: INVALIDATED_ENDPOINTS,
  onRefused: onRead,
});

/** The server judges what is from now on; the form has these values alone. */
const outcomeOf = (outcome: readonly FieldProblem[] | false | undefined): SubmitOutcome =>
  Array.isArray(outcome)
    ? outcome.map(({ path, message }) => ({ path: path.replace(/^Apres\./, ''), message }))
    : (outcome as false | undefined);

interface FrameProps extends Omit<EntryFormProps<{ ID: number }>, 'onRead'> {
  genre: CatalogueEntryName;
  roomField: string | null;
  confirmed: readonly string[];
  onConfirm: (codes: readonly string[]) => void;
  children: ReactNode;
}

/** The fields, what they change for whom, and the two buttons. */
const Frame = ({ genre, row, children, onLeave, onDirty, ...effect }: FrameProps) => (
  <Stack gap="5">
    <div>{children}</div>
    <ChangeImpact genre={genre} id={row.ID} {...effect} />
    <UnsavedGuard />
    <DirtyWatch onDirty={onDirty} />
    <FormActions justifyContent="flex-end">
      <Button type="button" variant="ghost" onClick={onLeave}>
        {texts.leave}
      </Button>
      <SubmitButton>{texts.save}</SubmitButton>
    </FormActions>
  </Stack>
);

/** A course material. */
export const SyllabusForm = ({ row, onRead, ...rest }: EntryFormProps<SyllabusRow>) => {
  const write = useWrite(saveSupport, optionsOf(onRead));
  const [confirmed, onConfirm] = useState<readonly string[]>([]);
  return (
    <Form
      schema={syllabusValues}
      label={texts.form}
      initialValues={row.Valeurs}
      onSubmit={async (Apres) =>
        outcomeOf((await write.run({ Avant: row.Valeurs, Apres }, { id: row.ID })).outcome)
      }
    >
      <Frame genre="syllabus" roomField={null} {...{ row, confirmed, onConfirm }} {...rest}>
        <TextField
          name="SupportCoursLibelle"
          label={label('SupportCoursLibelle')}
          maxLength={CATALOGUE_LIMITS.title}
        />
        <FieldRow>
          <TextField
            name="TypeSupportCours"
            label={label('TypeSupportCours')}
            maxLength={CATALOGUE_LIMITS.text}
          />
          <EurosInput name="SupportCoursPrix" label={texts.price} />
        </FieldRow>
        <WholeInput name="Stock" optional hint={texts.stockHint(row.Exemplaires)} />
        <CheckboxField name="Retire" label={label('Retire')} />
      </Frame>
    </Form>
  );
};

const DAYS = texts.days.map((label, rank) => ({ value: rank + 1, label }));

/** A group of practical work. */
export const GroupForm = ({ row, onRead, ...rest }: EntryFormProps<GroupCatalogueRow>) => {
  const write = useWrite(saveGroup, optionsOf(onRead));
  const [confirmed, onConfirm] = useState<readonly string[]>([]);
  return (
    <Form
      schema={groupValues}
      label={texts.form}
      initialValues={row.Valeurs}
      onSubmit={async (Apres) => {
        const body = { Avant: row.Valeurs, Apres, Confirmations: [...confirmed] };
        return outcomeOf((await write.run(body, { id: row.ID })).outcome);
      }}
    >
      <Frame genre="groupes" roomField="Local" {...{ row, confirmed, onConfirm }} {...rest}>
        <TextField name="Libelle" label={label('Libelle')} maxLength={CATALOGUE_LIMITS.text} />
        <FieldRow>
          <SelectField name="Jour" label={label('Jour')} options={DAYS} placeholder={texts.noDay} optional />
          <TextField name="Local" label={label('Local')} maxLength={CATALOGUE_LIMITS.room} optional />
        </FieldRow>
        <FieldRow>
          <HourInput name="Debut" />
          <HourInput name="Fin" />
        </FieldRow>
        <WholeInput name="Capacite" hint={texts.placesHint(row.Prises)} />
      </Frame>
    </Form>
  );
};

/** An exam. */
export const ExamForm = ({ row, onRead, ...rest }: EntryFormProps<ExamCatalogueRow>) => {
  const write = useWrite(saveExam, optionsOf(onRead));
  const [confirmed, onConfirm] = useState<readonly string[]>([]);
  return (
    <Form
      schema={examValues}
      label={texts.form}
      initialValues={row.Valeurs}
      onSubmit={async (Apres) => {
        const body = { Avant: row.Valeurs, Apres, Confirmations: [...confirmed] };
        return outcomeOf((await write.run(body, { id: row.ID })).outcome);
      }}
    >
      <Frame genre="examens" roomField="ExamenLocal" {...{ row, confirmed, onConfirm }} {...rest}>
        <DateField
          name="ExamenDate"
          label={label('ExamenDate')}
          hint={texts.sessionHint(row.SessionDebut, row.SessionFin)}
        />
        <FieldRow>
          <HourInput name="ExamenHeureDebut" />
          <HourInput name="ExamenHeureFin" />
        </FieldRow>
        <TextField
          name="ExamenLocal"
          label={label('ExamenLocal')}
          maxLength={CATALOGUE_LIMITS.text}
          optional
        />
      </Frame>
    </Form>
  );
};
