// By its name, not its path: a remote bundles this file and takes the rest from the shell.

import { API_BASE, ApiError, notify, ownerHeaders, recoverSession } from 'shared-auth';
import type { Problem } from 'shared-contract';
import { DOCUMENT_TEXTS } from 'shared-contract/quoted';

export interface Download {
  /** Under /api/v1. */
  path: string;
  /** Name under which it is kept on the person's machine; the server's own when absent. */
  fileName?: string;
  /** The server makes it, rather than having it stored (CONTRACT §5.17). */
  isMade: boolean;
  /** Said while it is on its way. */
  pending: string;
}

const call = (path: string): Promise<Response> =>
  fetch(API_BASE + path, { headers: ownerHeaders(), credentials: 'same-origin' }).catch(() => {
    throw new ApiError(0, null, path);
  });

interface Fetched {
  blob: Blob;
  /** From the answer's Content-Disposition (RFC 6266); empty when it names none. */
  name: string;
}

const fileNameOf = (answer: Response): string => {
  const exact = /filename\*=UTF-8''([^;]+)/i.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  return exact ? decodeURIComponent(exact) : '';
};

/** Fetches a file with its name. Throws ApiError. */
export const fetchFile = async (path: string): Promise<Fetched> => {
  const first = await call(path);
  const answer = first.status === 401 && (await recoverSession()) ? await call(path) : first;
  if (answer.ok) return { blob: await answer.blob(), name: fileNameOf(answer) };
  const problem: Problem | null = await answer.json().catch(() => null);
  throw new ApiError(answer.status, problem, path);
};

const saveBlob = (blob: Blob, fileName: string): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
};

/** Notification id of a download, by its path below /api/v1. */
export const downloadMessageId = (path: string): string => `telechargement-${path}`;

/** Downloads a file with progress notifications; resolves to false when it failed. Never throws. */
export const downloadFile = async ({ path, fileName, isMade, pending }: Download): Promise<boolean> => {
  const act = downloadMessageId(path);
  notify(act, { tone: 'pending', title: pending });
  try {
    const { blob, name } = await fetchFile(path);
    saveBlob(blob, fileName ?? name);
    notify(act, { tone: 'success', title: isMade ? DOCUMENT_TEXTS.generated : DOCUMENT_TEXTS.downloaded });
    return true;
  } catch (error) {
    const detail = error instanceof ApiError ? error.detail : null;
    const title = DOCUMENT_TEXTS.downloadFailed;
    notify(act, detail ? { tone: 'error', title, text: detail } : { tone: 'error', title });
    return false;
  }
};
