import { refreshEndpoints, send } from 'shared-auth';
import type { ImportRow } from 'shared-contract/imports/answers';
import { depositImport, imports } from 'shared-contract/imports/endpoints';
import { FileDrop, type UploadFile } from 'shared-ui/upload';
import { IMPORT_TEXTS } from '../texts/imports';

const texts = IMPORT_TEXTS.deposit;

/** A double click sends nothing twice: the zone gives way to the course, and the portal works at one package at a time. */
const upload: UploadFile<ImportRow> = (file, { signal }) => {
  const form = new FormData();
  form.append('file', file);
  return send(depositImport, form, { signal });
};

export interface PackageUploadProps {
  /** Bytes. */
  maxBytes: number;
  /** Words of the zone. */
  label?: string;
  onDone: (importId: number) => void;
}

/** Package upload; validation starts at once. */
export const PackageUpload = ({ maxBytes, label = texts.label, onDone }: PackageUploadProps) => (
  <FileDrop
    label={label}
    accept=".zip"
    maxBytes={maxBytes}
    hint={texts.hint(maxBytes)}
    upload={upload}
    onDone={({ ImportID }) => {
      onDone(ImportID);
      void refreshEndpoints([imports]);
    }}
  >
    {label}
  </FileDrop>
);
