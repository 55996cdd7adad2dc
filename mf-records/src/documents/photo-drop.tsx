import { useState } from 'react';
import { apiPost, useSave } from 'shared-auth';
import { resumableUpload } from 'shared-auth/upload';
import { DOCUMENT_TEXTS, FILE_RULES, type Photo } from 'shared-contract/documents/documents';
import { Stack, Text } from 'shared-ui';
import { DropZone, refuseFile } from 'shared-ui/upload';
import { DOCUMENT_PAGE_TEXTS } from '../document-texts';
import { PhotoCropper } from './photo-cropper';
import { PHOTO_CALLS } from './use-documents';

const texts = DOCUMENT_PAGE_TEXTS.photo;
const { extensions, maxBytes } = FILE_RULES.photo;
const ACCEPT = extensions.map((one) => `.${one}`).join(',');

const sendPhoto = resumableUpload('photo');

/** Chooses, crops and sends the identity photo. */
export const PhotoDrop = ({ label, isFirst }: { label: string; isFirst: boolean }) => {
  const save = useSave();
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const choose = async (file: File) => {
    const reason = refuseFile(file, ACCEPT, maxBytes);
    const bitmap = reason ? null : await createImageBitmap(file).catch(() => null);
    setRefusal(reason ?? (bitmap ? null : texts.unreadable));
    setPicture(bitmap);
  };

  const send = async (file: File) => {
    setPicture(null);
    const { signal } = new AbortController();
    await save(
      async () => {
        const id = await sendPhoto(file, { signal, onProgress: () => undefined });
        return apiPost<Photo>(`/files/${id}/updatePicture`);
      },
      { success: DOCUMENT_TEXTS.photoSaved, failure: DOCUMENT_TEXTS.photoSaveFailed, refresh: PHOTO_CALLS },
    );
  };

  return (
    <Stack gap="2">
      <Text size="sm" tone="muted">
        {texts.limits}
      </Text>
      <DropZone label={label} accept={ACCEPT} onFile={(file) => void choose(file)}>
        {isFirst ? texts.choose : texts.change}
      </DropZone>
      {refusal && (
        <Text role="alert" size="sm" color="danger-text">
          {refusal}
        </Text>
      )}
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
