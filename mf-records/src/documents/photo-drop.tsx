import { useId, useState } from 'react';
import { resumableUpload, takeBack } from 'shared-auth/upload';
import { useWrite } from 'shared-auth/write';
import { DOCUMENT_TEXTS, FILE_RULES } from 'shared-contract/documents/documents';
import { changePhoto, requiredDocuments } from 'shared-contract/documents/endpoints';
import { dashboard } from 'shared-contract/portal/endpoints';
import { student } from 'shared-contract/records/endpoints';
import { Stack, Text } from 'shared-ui';
import { isCanvasFaithful } from 'shared-ui/canvas';
import { FieldError } from 'shared-ui/controls';
import { DropZone, refuseFile } from 'shared-ui/upload';
import { PHOTO_TEXTS } from '../texts/documents';
import { PhotoCropper } from './photo-cropper';

const texts = PHOTO_TEXTS;
const { extensions, maxBytes } = FILE_RULES.photo;
const ACCEPT = extensions.map((one) => `.${one}`).join(',');

const sendPhoto = resumableUpload('photo');

const Refusal = ({ id, text }: { id: string; text: string | null }) =>
  text !== null && (
    <div role="alert">
      <FieldError id={id}>{text}</FieldError>
    </div>
  );

const Limits = ({ isFirst, isWhole }: { isFirst: boolean; isWhole: boolean }) => {
  const limits = isFirst ? texts.limits : texts.newLimits;
  return (
    <Text size="sm" tone="muted" role="status">
      {isWhole ? texts.whole : limits}
    </Text>
  );
};

/** Chooses, crops and sends the identity photo. */
export const PhotoDrop = ({ label, isFirst }: { label: string; isFirst: boolean }) => {
  // The photo is shown in the header and on the contacts too.
  const { run, isBusy } = useWrite(changePhoto, {
    success: DOCUMENT_TEXTS.photoSaved,
    failure: DOCUMENT_TEXTS.photoSaveFailed,
    refreshes: [requiredDocuments, student, dashboard],
  });
  const id = useId();
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isWhole, setIsWhole] = useState(false);

  const send = async (file: File) => {
    // The photo before is still on its way: this one stays where it can be sent.
    if (isBusy) return;
    setPicture(null);
    const { signal } = new AbortController();
    const arrived: { DocumentID?: number } = {};
    const { kind } = await run(undefined, async () => {
      const DocumentID = await sendPhoto(file, { signal, onProgress: () => undefined });
      arrived.DocumentID = DocumentID;
      return { DocumentID };
    });
    if (kind === 'refused') takeBack(arrived.DocumentID);
  };

  const choose = async (file: File) => {
    const reason = refuseFile(file, ACCEPT, maxBytes);
    const bitmap = reason ? null : await createImageBitmap(file).catch(() => null);
    const why = reason ?? (bitmap ? null : texts.unreadable);
    setRefusal(why === null ? null : `${file.name}\u00a0: ${why}`);
    // A guarded browser would give stripes in place of the framed photo: it goes whole.
    const goesWhole = bitmap !== null && !isCanvasFaithful();
    setIsWhole(goesWhole);
    return goesWhole ? send(file) : setPicture(bitmap);
  };

  return (
    <Stack gap="2">
      <Limits isFirst={isFirst} isWhole={isWhole} />
      <DropZone
        label={label}
        accept={ACCEPT}
        onFile={(file) => void choose(file)}
        describedBy={refusal ? `${id}-erreur` : undefined}
        isRefused={refusal !== null}
      >
        {isFirst ? texts.choose : texts.change}
      </DropZone>
      <Refusal id={id} text={refusal} />
      {picture && (
        <PhotoCropper
          picture={picture}
          onCancel={() => setPicture(null)}
          onDone={(file) => void send(file)}
        />
      )}
    </Stack>
  );
};
