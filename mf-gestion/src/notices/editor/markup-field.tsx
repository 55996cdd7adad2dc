import { type KeyboardEvent, useRef } from 'react';
import { NOTICE_LIMITS } from 'shared-contract/notices/notices';
import { Box, IconButton, Text } from 'shared-ui';
import { Area, FieldError, useFieldId, useForm, useFormState, useShownError } from 'shared-ui/form';
import { NOTICE_TEXTS } from '../../texts/notices';
import { type Edit, linkWords, listLines, type Selection, surround } from './markup-tools';
import type { NoticeValues } from './notice-values';

const texts = NOTICE_TEXTS.editor;
const FIELD = 'Texte';

const LABEL = {
  marginTop: '1.375rem',
  '& > label': { display: 'block', fontWeight: 'semibold', fontSize: '0.9375rem', marginBottom: '1' },
} as const;

/** Tools of lucide: bold, italic, list. */
const ICONS = {
  strong: { path: 'M6 12h9a4 4 0 0 1 0 8H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h7a4 4 0 0 1 0 8' },
  em: { path: 'M19 4h-9M14 20H5M15 4 9 20' },
  list: { path: 'M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13' },
} as const;

/** Text with light markup and a toolbar. */
export const MarkupField = () => {
  const id = useFieldId(FIELD);
  const form = useForm();
  const error = useShownError(FIELD);
  const { Texte } = useFormState<NoticeValues>({ subscription: { values: true } }).values;
  const area = useRef<HTMLTextAreaElement>(null);
  const apply = (make: (selection: Selection) => Edit) => {
    const field = area.current;
    if (!field) return;
    const edit = make({ text: field.value, start: field.selectionStart, end: field.selectionEnd });
    field.focus();
    field.setRangeText(edit.text, edit.start, edit.end);
    field.setSelectionRange(...edit.select);
    form.change(FIELD, field.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const mark = { b: '**', i: '*' }[event.key.toLowerCase()];
    if (mark === undefined) return;
    event.preventDefault();
    apply((selection) => surround(selection, mark));
  };
  return (
    <Box css={LABEL}>
      <label htmlFor={id}>{texts.text}</label>
      <Box role="group" aria-label={texts.tools}>
        <IconButton
          label={texts.strong}
          icon={ICONS.strong}
          aria-keyshortcuts="Control+B"
          onClick={() => apply((selection) => surround(selection, '**'))}
        />
        <IconButton
          label={texts.em}
          icon={ICONS.em}
          aria-keyshortcuts="Control+I"
          onClick={() => apply((selection) => surround(selection, '*'))}
        />
        <IconButton label={texts.list} icon={ICONS.list} onClick={() => apply(listLines)} />
        <IconButton
          label={texts.link}
          icon="link"
          onClick={() => apply((selection) => linkWords(selection, texts.linkWords))}
        />
      </Box>
      <Area
        id={id}
        ref={area}
        rows={9}
        value={Texte}
        maxLength={NOTICE_LIMITS.text}
        aria-required
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? `${id}-aide` : `${id}-aide ${id}-erreur`}
        onChange={(event) => form.change(FIELD, event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Text size="sm" tone="muted" mt="1" id={`${id}-aide`}>
        {texts.hint}
      </Text>
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </Box>
  );
};
