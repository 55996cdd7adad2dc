// By its name, not its path: it comes with a piece of the kit, and takes the rest as the page has it.
import { API_BASE, ApiError, ownerHeaders, recoverSession } from 'shared-auth';
import type { Problem } from 'shared-contract';
import { pathOf } from 'shared-contract/base/endpoint';
import type { FileUsage, UploadedFile } from 'shared-contract/documents/documents';
import { beginUpload, removeFile } from 'shared-contract/files/endpoints';

interface Sending {
  /** Share that has arrived, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Upload function, as FileDrop of shared-ui expects it; resolves to the DocumentID. */
export type SendFile = (file: File, options: Sending) => Promise<number>;

/** Chunk size in bytes, lost at most when the connection breaks. */
const CHUNK_BYTES = 512 * 1024;
const TUS = { 'Tus-Resumable': '1.0.0', 'X-Requested-With': 'portail' };

/** Unfinished uploads by file: sending the same file again resumes. */
const unfinishedUploads = new WeakMap<File, string>();

/** Files uploaded by this page, by DocumentID; only these can be taken back. */
const sentFiles = new Map<number, File>();

const encode = (text: string): string => {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};

/** The server's refusal; of a file, the reason of its own follows. */
const readProblem = async (answer: Response): Promise<Problem | null> => {
  const problem: Problem | null = await answer.json().catch(() => null);
  const reason = problem?.errors?.[0]?.message;
  return problem && reason ? { ...problem, detail: `${problem.detail} ${reason}` } : problem;
};

const attempt = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, { ...init, headers: { ...init.headers, ...ownerHeaders() }, credentials: 'same-origin' }).catch(
    (cause: unknown) => {
      if (init.signal?.aborted) throw cause;
      throw new ApiError(0, null, beginUpload.path);
    },
  );

/** One request; after a 401 waits for re-authentication and retries it unchanged. */
const call = async (url: string, init: RequestInit): Promise<Response> => {
  const first = await attempt(url, init);
  const answer = first.status === 401 && (await recoverSession()) ? await attempt(url, init) : first;
  if (!answer.ok) throw new ApiError(answer.status, await readProblem(answer), beginUpload.path);
  return answer;
};

const createUpload = async (file: File, usage: FileUsage, signal: AbortSignal): Promise<string> => {
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
  unfinishedUploads.set(file, location);
  return location;
};

/** Status of an unfinished upload: its offset, and its document once complete. */
const uploadStatus = async (url: string, signal: AbortSignal) => {
  const answer = await call(url, { method: 'HEAD', headers: TUS, signal });
  const documentId = Number(answer.headers.get('Document-Id'));
  return { offset: Number(answer.headers.get('Upload-Offset')), documentId: documentId || null };
};

/** Sends the remaining bytes, possibly none when the server has them all but could not store the file. */
const sendFrom = async (
  url: string,
  file: File,
  start: number,
  { onProgress, signal }: Sending,
): Promise<number> => {
  for (let offset = start; ; ) {
    const end = Math.min(file.size, offset + CHUNK_BYTES);
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

/** Creates an upload or resumes an earlier one. */
const resumeUpload = async (file: File, usage: FileUsage, options: Sending): Promise<number> => {
  const known = unfinishedUploads.get(file);
  if (known === undefined) return sendFrom(await createUpload(file, usage, options.signal), file, 0, options);
  const { offset, documentId } = await uploadStatus(known, options.signal);
  options.onProgress(offset / file.size);
  return documentId ?? sendFrom(known, file, offset, options);
};

/** Deletes an unfinished upload on the server, which frees its quota; it expires in a day anyway. */
const abortUpload = (file: File): void => {
  const url = unfinishedUploads.get(file);
  if (url === undefined) return;
  unfinishedUploads.delete(file);
  attempt(url, { method: 'DELETE', headers: TUS, keepalive: true }).catch(() => {});
};

/**
 * Deletes an uploaded file that is not used (replaced, removed, refused). Best effort, only for files this page sent:
 * the server keeps those in use (409) and deletes the rest after a day.
 */
export const takeBack = (DocumentID: unknown): void => {
  const file = typeof DocumentID === 'number' ? sentFiles.get(DocumentID) : undefined;
  if (file === undefined || typeof DocumentID !== 'number') return;
  sentFiles.delete(DocumentID);
  // The same file, chosen again, is another one.
  unfinishedUploads.delete(file);
  const headers = { 'X-Requested-With': 'portail' };
  const url = API_BASE + pathOf(removeFile, { DocumentID });
  attempt(url, { method: 'DELETE', headers, keepalive: true }).catch(() => {});
};

/**
 * Uploads a file in chunks (tus 1.0) and resolves to its DocumentID; the same file resumes after a failure.
 * Cancelling aborts the upload. Throws ApiError.
 */
export const resumableUpload =
  (usage: FileUsage): SendFile =>
  async (file, options) => {
    try {
      const documentId = await resumeUpload(file, usage, options);
      sentFiles.set(documentId, file);
      return documentId;
    } catch (error) {
      // A refusal ends the upload on the server: the next attempt starts anew.
      if (error instanceof ApiError && error.failure === 'refused') unfinishedUploads.delete(file);
      if (options.signal.aborted) abortUpload(file);
      throw error;
    }
  };
