import { useState } from 'react';
import { resumableUpload, takeBack } from 'shared-auth/upload';
import { FILE_RULES } from 'shared-contract/documents/documents';
import { Box, StatusBadge, Text, TextLink } from 'shared-ui';
import { FieldError, useFieldId, useForm, useFormState, useShownError } from 'shared-ui/form';
import { FileDrop } from 'shared-ui/upload';
import { filePath } from '../paths';
import { ABSENCES_TEXTS } from '../texts/absences';

const texts = ABSENCES_TEXTS;
const FIELD = 'AbsenceEtudiantFichierJustificatifID';

const sendProof = resumableUpload('absence');

export interface ProofFieldProps {
  /** A file is on its way: nothing is missing, and nothing can be sent yet. */
  isSending: boolean;
  onSending: (isSending: boolean) => void;
}

/** The justification of a new absence: exactly one PDF, sent before the form (S2 §5). */
export const ProofField = ({ isSending, onSending }: ProofFieldProps) => {
  const id = useFieldId(FIELD);
  const form = useForm();
  const { values } = useFormState({ subscription: { values: true } });
  const error = useShownError(FIELD);
  const [name, setName] = useState<string>();
  return (
    <Box role="group" aria-label={texts.proof} mt="5">
      <Text fontWeight="semibold" mb="1">
        {texts.proof}
      </Text>
      {typeof values[FIELD] === 'number' && (
        <Box mb="2">
          <StatusBadge tone="ok">{texts.proofReady(name)}</StatusBadge>
        </Box>
      )}
      <FileDrop
        id={id}
        errorId={error !== undefined && !isSending ? `${id}-erreur` : undefined}
        label={texts.proof}
        accept=".pdf"
        maxBytes={FILE_RULES.absence.maxBytes}
        hint={texts.proofLimits}
        upload={(file, options) => {
          onSending(true);
          return sendProof(file, options).finally(() => onSending(false));
        }}
        onDone={(documentId, file) => {
          takeBack(values[FIELD]);
          form.change(FIELD, documentId);
          setName(file.name);
        }}
      >
        {texts.proofChoose}
      </FileDrop>
      {isSending && (
        <Text size="sm" tone="muted" mt="2">
          {texts.proofOnItsWay}
        </Text>
      )}
      {error !== undefined && !isSending && <FieldError id={id}>{error}</FieldError>}
    </Box>
  );
};

/** The justification that was sent: it can be read again, never replaced. */
export const SentProof = ({ documentId }: { documentId: number | null }) => (
  <Box mt="5">
    <Text fontWeight="semibold" mb="1">
      {texts.proof}
    </Text>
    {documentId === null ? (
      <Text tone="muted">{texts.proofHidden}</Text>
    ) : (
      <TextLink href={filePath(documentId)}>{texts.proofSent}</TextLink>
    )}
  </Box>
);
