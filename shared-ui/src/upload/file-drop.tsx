import { type ReactNode, useContext, useId } from 'react';
import { formatBytes } from 'shared-contract/base/size';
import { DescribeErrorContext } from '../async-state/async-state';
import { Button } from '../button/button';
import { FieldError } from '../controls/field-error';
import { Row, Stack } from '../layout/layout';
import { Span, Text } from '../text/text';
import { ProgressBar } from '../window-info/progress-bar';
import { DropZone } from './drop-zone';
import { type UploadFile, useUpload } from './use-upload';
import { refuseFile } from './validate-file';

export interface FileDropProps<Result> {
  /** Accessible name: « Charger – Carte d’identité ». */
  label: string;
  /** Words in the zone: « Choisir un fichier ». */
  children?: ReactNode;
  /** Endings: `.pdf,.png,.jpg,.jpeg`. */
  accept: string;
  maxBytes: number;
  hint?: ReactNode;
  /** How the file travels; the kit knows no HTTP. */
  upload: UploadFile<Result>;
  onDone: (result: Result, file: File) => void;
  /** How a failure is said; the portal's own way without it. */
  describeError?: (error: unknown) => string;
}

/** Single-file upload: choose or drop, progress, cancel, retry. */
export const FileDrop = <Result,>(props: FileDropProps<Result>) => {
  const { label, children, accept, maxBytes, hint, upload, onDone, describeError } = props;
  const id = useId();
  const usual = useContext(DescribeErrorContext);
  const refuse = (file: File) => refuseFile(file, accept, maxBytes);
  const { state, send, cancel } = useUpload({ upload, refuse, onDone, describe: describeError ?? usual });
  if (state.status === 'sending') {
    return (
      <Stack gap="2" role="group" aria-label={label}>
        <Row gap="2" justifyContent="space-between">
          <Span size="sm">{`${state.file.name}, ${formatBytes(state.file.size)}`}</Span>
          <Button variant="ghost" size="sm" onClick={cancel}>
            Annuler l’envoi
          </Button>
        </Row>
        <ProgressBar value={state.share * 100} label={`Envoi\u00a0: ${state.file.name}`} />
      </Stack>
    );
  }
  const isFailed = state.status === 'failed';
  const described = [hint === undefined ? '' : `${id}-aide`, isFailed ? `${id}-erreur` : ''].filter(Boolean);
  return (
    <Stack gap="2">
      {hint !== undefined && (
        <Text size="sm" tone="muted" id={`${id}-aide`}>
          {hint}
        </Text>
      )}
      <DropZone
        label={label}
        accept={accept}
        onFile={send}
        describedBy={described.join(' ') || undefined}
        isRefused={isFailed}
      >
        {children}
      </DropZone>
      {isFailed && (
        <Row gap="2" role="alert">
          <FieldError id={id}>{`${state.file.name}\u00a0: ${state.message}`}</FieldError>
          {refuse(state.file) === null && (
            <Button variant="outline" size="sm" icon="rotate-cw" onClick={() => send(state.file)}>
              Réessayer
            </Button>
          )}
        </Row>
      )}
    </Stack>
  );
};
