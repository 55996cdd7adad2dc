import { useEffect, useRef, useState } from 'react';

/** Upload function; rejects with a displayable error, or on abort. */
export type UploadFile<Result> = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<Result>;

export type UploadState =
  | { status: 'idle' }
  | { status: 'sending'; file: File; share: number }
  | { status: 'failed'; file: File; message: string };

interface Options<Result> {
  upload: UploadFile<Result>;
  refuse: (file: File) => string | null;
  onDone: (result: Result, file: File) => void;
  describe: (error: unknown) => string;
}

/** Upload state of a single file: send, progress, cancel, retry. */
export function useUpload<Result>({ upload, refuse, onDone, describe }: Options<Result>) {
  const [state, setState] = useState<UploadState>({ status: 'idle' });
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const send = async (file: File) => {
    const refusal = refuse(file);
    if (refusal !== null) {
      setState({ status: 'failed', file, message: refusal });
      return;
    }
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setState({ status: 'sending', file, share: 0 });
    const onProgress = (share: number) => {
      if (!own.signal.aborted) setState({ status: 'sending', file, share });
    };
    try {
      const result = await upload(file, { onProgress, signal: own.signal });
      if (own.signal.aborted) return;
      setState({ status: 'idle' });
      onDone(result, file);
    } catch (error) {
      if (!own.signal.aborted) setState({ status: 'failed', file, message: describe(error) });
    }
  };
  const cancel = () => {
    controller.current?.abort();
    setState({ status: 'idle' });
  };
  return { state, send, cancel };
}
