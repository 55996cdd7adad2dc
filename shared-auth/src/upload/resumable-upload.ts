// By its name, not its path: it comes with a piece of the kit, and takes the rest as the page has it.
import { API_BASE, ApiError, recoverSession } from 'shared-auth';
import type { Problem } from 'shared-contract';
import { pathOf } from 'shared-contract/base/endpoint';
import type { FileUsage, UploadedFile } from 'shared-contract/documents/documents';
import { beginUpload, removeFile } from 'shared-contract/files/endpoints';

interface Sending {
  /** Share that has arrived, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** How a file travels, as FileDrop of shared-ui wants it; resolves to its DocumentID. */
export type SendFile = (file: File, options: Sending) => Promise<number>;

/** Bytes sent in one go: what is lost at most when the line is cut. */
const CHUNK = 512 * 1024;
const TUS = { 'Tus-Resumable': '1.0.0', 'X-Requested-With': 'portail' };

/** Uploads that were begun, by their file: sending the same one again goes on where it stopped. */
const begun = new WeakMap<File, string>();

/** Files that this page has sent, by their number: what it may take back. */
const sent = new Map<number, File>();

const encode = (text: string): string => {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};

const readProblem = async (answer: Response): Promise<Problem | null> => answer.json().catch(() => null);

const attempt = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, { ...init, credentials: 'same-origin' }).catch((cause: unknown) => {
    if (init.signal?.aborted) throw cause;
    throw new ApiError(0, null, beginUpload.path);
  });

/** One call; a session that ended on the way is signed in again, and the call sent as it was. */
const call = async (url: string, init: RequestInit): Promise<Response> => {
  const first = await attempt(url, init);
  const answer = first.status === 401 && (await recoverSession()) ? await attempt(url, init) : first;
  if (!answer.ok) throw new ApiError(answer.status, await readProblem(answer), beginUpload.path);
  return answer;
};

const begin = async (file: File, usage: FileUsage, signal: AbortSignal): Promise<string> => {
  const answer = await call(`${API_BASE}${beginUpload.path}`, {
    method: 'POST',
    signal,
    headers: {
      ...TUS,
      'Upload-Length': String(file.size),
      'Upload-Metadata': `filename ${encode(file.name)},usage ${encode(usage)}`,
    },
  });
  const location = answer.headers.get('Location');
  if (!location) throw new ApiError(502, null, beginUpload.path);
  begun.set(file, location);
  return location;
};

/** Where an upload that was begun stands: its offset, and its document once it has arrived whole. */
const standing = async (url: string, signal: AbortSignal) => {
  const answer = await call(url, { method: 'HEAD', headers: TUS, signal });
  const documentId = Number(answer.headers.get('Document-Id'));
  return { offset: Number(answer.headers.get('Upload-Offset')), documentId: documentId || null };
};

/** Sends what is left; nothing may be, where the server has every byte and could not keep the file yet. */
const sendFrom = async (
  url: string,
  file: File,
  start: number,
  { onProgress, signal }: Sending,
): Promise<number> => {
  for (let offset = start; ; ) {
    const end = Math.min(file.size, offset + CHUNK);
    const answer = await call(url, {
      method: 'PATCH',
      signal,
      headers: {
        ...TUS,
        'Content-Type': 'application/offset+octet-stream',
        'Upload-Offset': String(offset),
      },
      body: file.slice(offset, end),
    });
    offset = end;
    onProgress(offset / file.size);
    if (offset === file.size) {
      const { DocumentID }: UploadedFile = await answer.json();
      return DocumentID;
    }
  }
};

/** Begins, or goes on where an earlier attempt stopped. */
const sendOn = async (file: File, usage: FileUsage, options: Sending): Promise<number> => {
  const known = begun.get(file);
  if (known === undefined) return sendFrom(await begin(file, usage, options.signal), file, 0, options);
  const { offset, documentId } = await standing(known, options.signal);
  options.onProgress(offset / file.size);
  return documentId ?? sendFrom(known, file, offset, options);
};

/** Tells the server that an upload will not be gone on with, so that it no longer counts; it goes in a day anyway. */
const giveUp = (file: File): void => {
  const url = begun.get(file);
  if (url === undefined) return;
  begun.delete(file);
  attempt(url, { method: 'DELETE', headers: TUS, keepalive: true }).catch(() => {});
};

/**
 * Takes back a file that was sent and serves nothing: it was replaced, removed, or what should have used it was
 * refused. Best effort, and for what this page has sent alone: the server keeps one that is used (409), and a day later
 * removes whatever is left.
 */
export const takeBack = (DocumentID: unknown): void => {
  const file = typeof DocumentID === 'number' ? sent.get(DocumentID) : undefined;
  if (file === undefined || typeof DocumentID !== 'number') return;
  sent.delete(DocumentID);
  // The same file, chosen again, is another one.
  begun.delete(file);
  const headers = { 'X-Requested-With': 'portail' };
  const url = API_BASE + pathOf(removeFile, { DocumentID });
  attempt(url, { method: 'DELETE', headers, keepalive: true }).catch(() => {});
};

/**
 * Sends a file in pieces (tus 1.0) and resolves to its DocumentID; the same file sent again after a failure goes
 * on where it stopped. One that is cancelled is given up. Throws ApiError.
 */
export const resumableUpload =
  (usage: FileUsage): SendFile =>
  async (file, options) => {
    try {
      const documentId = await sendOn(file, usage, options);
      sent.set(documentId, file);
      return documentId;
    } catch (error) {
      // A refusal ends the upload on the server: the next attempt starts anew.
      if (error instanceof ApiError && error.failure === 'refused') begun.delete(file);
      if (options.signal.aborted) giveUp(file);
      throw error;
    }
  };
