import { useState } from 'react';
import { resumableUpload, takeBack } from 'shared-auth/upload';
import { FILE_RULES } from 'shared-contract/documents/documents';
import { Box, Button, Row, StatusBadge, Text } from 'shared-ui';
import { useForm, useFormState } from 'shared-ui/form';
import { FileDrop } from 'shared-ui/upload';
import { ANSWERS_TEXTS } from '../../texts/reenrolment-answers';

const texts = ANSWERS_TEXTS.grant;
const FIELD = 'BourseFichierID';
const sendFile = resumableUpload('bourse');

/** The certificate of the grant: one file, which can be taken away again until the step is saved. */
export const GrantFile = ({ storedName }: { storedName: string | null }) => {
  const form = useForm();
  const { values } = useFormState({ subscription: { values: true } });
  const [name, setName] = useState(storedName);
  const detach = () => {
    takeBack(values[FIELD]);
    form.change(FIELD, null);
  };
  const isAttached = typeof values[FIELD] === 'number';
  return (
    <Box role="group" aria-label={texts.file} mt="5">
      <Text fontWeight="semibold" mb="1">
        {texts.file}
      </Text>
      {isAttached ? (
        <Row gap="3">
          <StatusBadge tone="ok">{texts.attached(name ?? texts.received)}</StatusBadge>
          <Button variant="ghost" size="sm" onClick={detach}>
            {texts.detach}
          </Button>
        </Row>
      ) : (
        <FileDrop
          label={texts.load}
          accept=".pdf,.png,.jpg,.jpeg"
          maxBytes={FILE_RULES.bourse.maxBytes}
          hint={texts.fileHint}
          upload={sendFile}
          onDone={(documentId, file) => {
            form.change(FIELD, documentId);
            setName(file.name);
          }}
        >
          {texts.choose}
        </FileDrop>
      )}
    </Box>
  );
};
