import type { DeskNotices } from 'shared-contract/notices/answers';
import { blocksOf } from 'shared-contract/notices/notices';
import { Box, Text } from 'shared-ui';
import { Checkbox, FieldError, useFieldId, useForm, useFormState, useShownError } from 'shared-ui/form';
import { NOTICE_TEXTS } from '../../texts/notices';
import { useReaders } from '../use-readers';
import type { NoticeValues } from './notice-values';

const texts = NOTICE_TEXTS.editor;
const FIELD = 'Sections';

const GROUP = {
  minWidth: '0',
  margin: '0',
  padding: '0',
  border: '0',
  marginTop: '1.375rem',
  '& > legend': { padding: '0', fontWeight: 'semibold', fontSize: '0.9375rem', marginBottom: '1' },
} as const;

const CHOICES = { display: 'flex', flexWrap: 'wrap', gap: '0 1.25rem' } as const;

const toggled = <T,>(list: readonly T[], one: T, isTicked: boolean): T[] =>
  isTicked ? [...list, one] : list.filter((other) => other !== one);

/** How many students would read it; nobody, where a year of study is ticked that these sections do not have. */
const Readers = ({ values }: { values: NoticeValues }) => {
  const isChosen = values.EcoleEntiere || values.Sections.length > 0;
  const readers = useReaders(values);
  const counted = readers === undefined ? '' : texts.readers(readers);
  const said = readers === 0 ? texts.readersNone : counted;
  return (
    <Text role="status" size="sm" tone="muted" minH="1.5rem">
      {isChosen ? said : texts.readersUnknown}
    </Text>
  );
};

/** Years of study, among those that the chosen sections have. */
const Blocks = ({ desk, values }: { desk: DeskNotices; values: NoticeValues }) => {
  const form = useForm();
  const { EcoleEntiere, Sections, Blocs } = values;
  const chosen = desk.Sections.filter(
    ({ ProgrammeID }) => EcoleEntiere || Sections.length === 0 || Sections.includes(ProgrammeID),
  );
  const offered = [...new Set([...chosen.flatMap(blocksOf), ...Blocs])].sort();
  return (
    <Box as="fieldset" css={GROUP}>
      <legend>{texts.blocks}</legend>
      <Box css={CHOICES}>
        {offered.map((block) => (
          <Checkbox
            key={block}
            checked={Blocs.includes(block)}
            onChange={(event) => form.change('Blocs', toggled(Blocs, block, event.target.checked))}
          >
            {block}
          </Checkbox>
        ))}
      </Box>
      <Readers values={values} />
    </Box>
  );
};

/** For whom a notice is: the whole school or sections, and years of study among them. */
export const AudienceField = ({ desk }: { desk: DeskNotices }) => {
  const id = useFieldId(FIELD);
  const form = useForm();
  const error = useShownError(FIELD);
  const { values } = useFormState<NoticeValues>({ subscription: { values: true } });
  const { EcoleEntiere, Sections } = values;
  const takeWhole = (isTicked: boolean) =>
    form.batch(() => {
      form.change('EcoleEntiere', isTicked);
      form.change(FIELD, []);
    });
  const takeSection = (one: number, isTicked: boolean) =>
    form.batch(() => {
      form.change('EcoleEntiere', false);
      form.change(FIELD, toggled(Sections, one, isTicked));
    });
  return (
    <>
      <Box
        as="fieldset"
        id={id}
        tabIndex={-1}
        css={GROUP}
        aria-describedby={error === undefined ? undefined : `${id}-erreur`}
      >
        <legend>{texts.who}</legend>
        <Box css={CHOICES}>
          {desk.EcoleEntiere && (
            <Checkbox checked={EcoleEntiere} onChange={(event) => takeWhole(event.target.checked)}>
              {texts.whole}
            </Checkbox>
          )}
          {desk.Sections.map(({ ProgrammeID, Libelle }) => (
            <Checkbox
              key={ProgrammeID}
              checked={Sections.includes(ProgrammeID)}
              onChange={(event) => takeSection(ProgrammeID, event.target.checked)}
            >
              {Libelle}
            </Checkbox>
          ))}
        </Box>
        {error !== undefined && <FieldError id={id}>{error}</FieldError>}
      </Box>
      <Blocks desk={desk} values={values} />
    </>
  );
};
