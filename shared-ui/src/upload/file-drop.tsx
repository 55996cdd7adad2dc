import { type ReactNode, useContext, useId, useState } from 'react';
import { formatBytes } from 'shared-contract/base/size';
import { DescribeErrorContext } from '../async-state/async-state';
import { Button } from '../button/button';
import { FieldError } from '../controls/field-error';
import { Row, Stack } from '../layout/layout';
import { LiveRegion } from '../live-region/live-region';
import { Span, Text } from '../text/text';
import { ProgressBar } from '../window-info/progress-bar';
import { DropZone } from './drop-zone';
import { type UploadFile, type UploadState, useUpload } from './use-upload';
import { refuseFile } from './validate-file';

export interface FileDropProps<Result> {
  /** What it is for: « Charger – Carte d’identité ». */
  label: string;
  /** Words in the zone: « Choisir un fichier ». */
  children?: ReactNode;
  /** Endings: `.pdf,.png,.jpg,.jpeg`. */
  accept: string;
  maxBytes: number;
  hint?: ReactNode;
  /** Of the control: where an error of its form leads. */
  id?: string;
  /** Id of the error of its form, once there is one. */
  errorId?: string | undefined;
  /** How the file travels; the kit knows no HTTP. */
  upload: UploadFile<Result>;
  onDone: (result: Result, file: File) => void;
  /** How a failure is said; the portal's own way without it. */
  describeError?: (error: unknown) => string;
}

interface SendingProps {
  state: Extract<UploadState, { status: 'sending' }>;
  onCancel: () => void;
}

const Sending = ({ state, onCancel }: SendingProps) => (
  <>
    <Row gap="2" justifyContent="space-between">
      <Span size="sm">{`${state.file.name}, ${formatBytes(state.file.size)}`}</Span>
      <Button variant="ghost" size="sm" onClick={onCancel}>
        Annuler l’envoi
      </Button>
    </Row>
    <ProgressBar value={state.share * 100} label={`Envoi\u00a0: ${state.file.name}`} />
  </>
);

interface FailedProps {
  id: string;
  state: { file: File; message: string };
  /** Absent for a file that would be refused again. */
  onRetry: (() => void) | undefined;
}

const Failed = ({ id, state: { file, message }, onRetry }: FailedProps) => (
  <Row gap="2" role="alert">
    <FieldError id={id}>{`${file.name}\u00a0: ${message}`}</FieldError>
    {onRetry && (
      <Button variant="outline" size="sm" icon="rotate-cw" onClick={onRetry}>
        Réessayer
      </Button>
    )}
  </Row>
);

/** What is read after the name: the limits, the error of the form, why the last file did not arrive. */
const describedBy = (ids: readonly (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;

/** Single-file upload: choose or drop, progress, cancel, retry. The zone stays, and with it the focus. */
export const FileDrop = <Result,>(props: FileDropProps<Result>) => {
  const { label, children, accept, maxBytes, hint, upload, onDone, describeError, errorId } = props;
  const own = useId();
  const id = props.id ?? `${own}-fichier`;
  const usual = useContext(DescribeErrorContext);
  const [arrived, setArrived] = useState('');
  const refuse = (file: File) => refuseFile(file, accept, maxBytes);
  const { state, send, cancel } = useUpload<Result>({
    upload,
    refuse,
    onDone: (result, file) => {
      setArrived(file.name);
      onDone(result, file);
    },
    describe: describeError ?? usual,
  });
  const begin = (file: File) => {
    setArrived('');
    void send(file);
  };
  const isFailed = state.status === 'failed';
  const isSending = state.status === 'sending';
  return (
    <Stack gap="2">
      {hint !== undefined && (
        <Text size="sm" tone="muted" id={`${own}-aide`}>
          {hint}
        </Text>
      )}
      <DropZone
        id={id}
        label={label}
        accept={accept}
        onFile={begin}
        describedBy={describedBy([hint !== undefined && `${own}-aide`, errorId, isFailed && `${own}-erreur`])}
        isRefused={isFailed || errorId !== undefined}
        isBusy={isSending}
      >
        {children}
      </DropZone>
      {isSending && (
        <Sending
          state={state}
          onCancel={() => {
            document.getElementById(id)?.focus();
            cancel();
          }}
        />
      )}
      <LiveRegion message={arrived === '' ? '' : `Envoi terminé\u00a0: ${arrived}`} />
      {isFailed && (
        <Failed
          id={own}
          state={state}
          onRetry={refuse(state.file) === null ? () => begin(state.file) : undefined}
        />
      )}
    </Stack>
  );
};
