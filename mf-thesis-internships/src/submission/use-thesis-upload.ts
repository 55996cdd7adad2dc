import { useState } from 'react';
import { takeBack } from 'shared-auth/upload';
import type { Fingerprint } from 'shared-contract/documents/documents';
import { useForm } from 'shared-ui/form';
import type { UploadFile } from 'shared-ui/upload';
import { depositDigest, type SentFile, sendThesis } from './proof';
import { FILE_FIELDS, type FileSlot } from './submission-values';

/** Deposits the digest of a file, then sends it; `deposit` is its proof while the file is on its way. */
export const useThesisUpload = (slot: FileSlot) => {
  const form = useForm();
  const [deposit, setDeposit] = useState<Fingerprint | null>(null);
  const upload: UploadFile<SentFile> = async (file, options) => {
    setDeposit(null);
    // The proof is worth having, not worth failing for.
    const proof = await depositDigest(file).catch(() => null);
    setDeposit(proof);
    const documentId = await sendThesis(file, options);
    return {
      id: documentId,
      name: file.name,
      size: file.size,
      digest: proof?.Empreinte ?? null,
      depositedAt: proof?.Date ?? null,
    };
  };
  const done = (file: SentFile) => {
    takeBack(form.getState().values[FILE_FIELDS[slot]]);
    form.batch(() => {
      form.change(FILE_FIELDS[slot], file.id);
      form.change(`Fichiers.${slot}`, file);
    });
    setDeposit(null);
  };
  return { deposit, upload, done };
};
