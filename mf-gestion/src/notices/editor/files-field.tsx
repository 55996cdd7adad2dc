import { resumableUpload, takeBack } from 'shared-auth/upload';
import { formatBytes } from 'shared-contract/base/size';
import { FILE_RULES } from 'shared-contract/documents/documents';
import type { NoticeFile } from 'shared-contract/notices/answers';
import { NOTICE_LIMITS } from 'shared-contract/notices/notices';
import { Box, IconButton, Text } from 'shared-ui';
import { FieldError, useFieldId, useForm, useFormState, useShownError } from 'shared-ui/form';
import { iconTrash2 } from 'shared-ui/icons';
import { FileDrop, FileItem, FileList } from 'shared-ui/upload';
import { NOTICE_TEXTS } from '../../texts/notices';
import { sheetOf } from '../notice-files';
import type { NoticeValues } from './notice-values';

const texts = NOTICE_TEXTS.editor;
const FIELD = 'Pieces';
const { extensions, maxBytes } = FILE_RULES.valves;

const send = resumableUpload('valves');

export interface FilesFieldProps {
  /** Every file that this page knows by name, attached or not. */
  known: readonly NoticeFile[];
  onKnow: (file: NoticeFile) => void;
}

/** The files that go with a notice, sent before it. */
export const FilesField = ({ known, onKnow }: FilesFieldProps) => {
  const id = useFieldId(FIELD);
  const form = useForm();
  const error = useShownError(FIELD);
  const { Pieces } = useFormState<NoticeValues>({ subscription: { values: true } }).values;
  const add = (DocumentID: number, { name, type, size }: File) => {
    onKnow({ DocumentID, Nom: name, Type: type, Taille: size });
    form.change(FIELD, [...Pieces, DocumentID]);
  };
  const remove = (DocumentID: number) => {
    takeBack(DocumentID);
    form.change(
      FIELD,
      Pieces.filter((one) => one !== DocumentID),
    );
  };
  const attached = known.filter(({ DocumentID }) => Pieces.includes(DocumentID));
  return (
    <Box role="group" aria-label={texts.files} mt="5">
      <Text fontWeight="semibold" mb="1">
        {texts.files}
      </Text>
      {attached.length > 0 && (
        <FileList aria-label={texts.files} border="1px solid var(--border)" borderRadius="md" mb="2">
          {attached.map(({ DocumentID, Nom, Taille }) => (
            <FileItem
              key={DocumentID}
              name={Nom}
              kind={sheetOf(Nom)}
              detail={formatBytes(Taille)}
              action={
                <IconButton
                  label={texts.removeFile(Nom)}
                  icon={{ path: iconTrash2 }}
                  onClick={() => remove(DocumentID)}
                />
              }
            />
          ))}
        </FileList>
      )}
      {Pieces.length < NOTICE_LIMITS.files && (
        <FileDrop
          id={id}
          errorId={error === undefined ? undefined : `${id}-erreur`}
          label={texts.addFile}
          accept={extensions.map((one) => `.${one}`).join(',')}
          maxBytes={maxBytes}
          hint={texts.fileLimits}
          upload={send}
          onDone={add}
        />
      )}
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </Box>
  );
};
