import { type ReactNode, useState } from 'react';
import type { DeskNotices, NoticeFile } from 'shared-contract/notices/answers';
import { NOTICE_LIMITS, type NoticeState } from 'shared-contract/notices/notices';
import type { NoticeWrite } from 'shared-contract/notices/schemas';
import { Box, Card, CardBody, late } from 'shared-ui';
import {
  CheckboxField,
  FieldRow,
  Form,
  SubmitButton,
  type SubmitOutcome,
  TextField,
  useFormState,
} from 'shared-ui/form';
import { DirtyWatch } from '../../shared/dirty-watch';
import { NOTICE_TEXTS } from '../../texts/notices';
import { useReaders } from '../use-readers';
import { AudienceField } from './audience-field';
import { FilesField } from './files-field';
import { MarkupField } from './markup-field';
import { MomentField } from './moment-field';
import type { NoticeValues } from './notice-values';
import { PhonePreview } from './phone-preview';

const noticeSchema = late(() =>
  import(/* webpackChunkName: "late-schemas" */ 'shared-contract/notices/schemas').then((all) => ({
    default: all.noticeSchema,
  })),
);

const texts = NOTICE_TEXTS.editor;

const PARTS = {
  display: 'grid',
  gap: '5',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21.5rem' },
} as const;

/** In view however long the notice is; on a phone in place of the navigation. */
const BAR = {
  position: 'sticky',
  bottom: '0',
  zIndex: '20',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 1rem',
  marginTop: '4',
  paddingBlock: '3',
  background: 'var(--bg)',
  borderTop: '1px solid var(--border)',
  '& > div': { flex: '1 1 12rem' },
} as const;

const useValues = () => useFormState<NoticeValues>({ subscription: { values: true } }).values;

/** The one full button of the page: what it does is said by the date, where the notice stands and who reads it. */
const Submit = ({ state, now }: { state: NoticeState | null; now: string }) => {
  const values = useValues();
  const readers = useReaders(values);
  const { Debut } = values;
  const isAhead = typeof Debut === 'string' && Date.parse(Debut) > Date.parse(now);
  const publish = state === 'retire' ? texts.again(readers) : texts.publish(readers);
  return (
    <SubmitButton icon={isAhead ? 'calendar-check-2' : 'megaphone'}>
      {isAhead ? texts.schedule(Debut, now) : state === 'publie' ? texts.save : publish}
    </SubmitButton>
  );
};

const Preview = ({ desk, files }: { desk: DeskNotices; files: readonly NoticeFile[] }) => {
  const values = useValues();
  const attached = values.Pieces.flatMap((id) => files.find(({ DocumentID }) => DocumentID === id) ?? []);
  return <PhonePreview desk={desk} values={values} files={attached} />;
};

export interface NoticeFormProps {
  desk: DeskNotices;
  initial: NoticeValues;
  /** Files that it has already. */
  files: readonly NoticeFile[];
  /** Where the notice stands; null for a new one. */
  state: NoticeState | null;
  /** What keeps, or guards, what is typed. */
  keeper: ReactNode;
  onDirty?: (isDirty: boolean) => void;
  onSubmit: (body: NoticeWrite) => Promise<SubmitOutcome>;
}

/** Form of a notice: text, audience, dates, and a phone preview. */
export const NoticeForm = ({ desk, initial, files, state, keeper, onDirty, onSubmit }: NoticeFormProps) => {
  const [known, setKnown] = useState(files);
  return (
    <Form schema={noticeSchema} label={texts.form} initialValues={initial} onSubmit={onSubmit}>
      <Box css={PARTS}>
        <Card>
          <CardBody>
            <TextField
              name="AnnonceLibelle"
              label={texts.title}
              maxLength={NOTICE_LIMITS.title}
              autoComplete="off"
            />
            <MarkupField />
            <AudienceField desk={desk} />
            <FieldRow>
              <MomentField name="Debut" label={texts.start} hint={texts.startHint} />
              <MomentField name="Fin" label={texts.end} hint={texts.endHint} />
            </FieldRow>
            <CheckboxField name="Urgente" label={texts.urgent} hint={texts.urgentHint(desk.UrgentsRecents)} />
            <FilesField known={known} onKnow={(file) => setKnown((before) => [...before, file])} />
          </CardBody>
        </Card>
        <Preview desk={desk} files={known} />
      </Box>
      {onDirty && <DirtyWatch onDirty={onDirty} />}
      <Box css={BAR} data-bar="">
        <div>{keeper}</div>
        <Submit state={state} now={desk.Maintenant} />
      </Box>
    </Form>
  );
};
