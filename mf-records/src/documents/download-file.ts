import { API_BASE, ApiError, notify, refreshPaths } from 'shared-auth';
import type { Problem } from 'shared-contract';
import { DOCUMENT_TEXTS } from 'shared-contract/documents';
import { DOCUMENT_PAGE_TEXTS } from '../document-texts';
import { READ_CALLS } from './use-documents';

export interface Download {
  /** Under /api/v1. */
  path: string;
  /** Name under which it is kept on the person's machine. */
  fileName: string;
  /** The server makes it, rather than having it stored (CONTRACT §5.17). */
  isMade: boolean;
}

const fetchFile = async (path: string): Promise<Blob> => {
  const answer = await fetch(API_BASE + path, { credentials: 'same-origin' }).catch(() => {
    throw new ApiError(0, null, path);
  });
  if (answer.ok) return answer.blob();
  const problem: Problem | null = await answer.json().catch(() => null);
  throw new ApiError(answer.status, problem, path);
};

const keep = (blob: Blob, fileName: string): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
};

/** Downloads a file and tells its course in one message; what it was marked as is read again afterwards. */
export const downloadFile = async ({ path, fileName, isMade }: Download): Promise<void> => {
  const id = `telechargement-${path}`;
  notify(id, { tone: 'pending', title: DOCUMENT_PAGE_TEXTS.downloads.preparing });
  try {
    keep(await fetchFile(path), fileName);
    notify(id, { tone: 'success', title: isMade ? DOCUMENT_TEXTS.generated : DOCUMENT_TEXTS.downloaded });
    await refreshPaths(READ_CALLS);
  } catch (error) {
    const detail = error instanceof ApiError ? error.detail : null;
    const title = DOCUMENT_TEXTS.downloadFailed;
    notify(id, detail ? { tone: 'error', title, text: detail } : { tone: 'error', title });
  }
};
