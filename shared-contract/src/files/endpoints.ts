import { del, post } from '../base/endpoint';
import type { Fingerprint, UploadedFile } from '../documents/answers';
import type { FileFingerprint } from '../documents/schemas';

/** Sends a file in one go, as multipart/form-data: `file`, with an optional `usage`. */
export const uploadFile = post('/files').takes<FormData>().answers<UploadedFile>();

/** Takes back a file that was sent and is not used. */
export const removeFile = del('/files/{DocumentID}');

/** Begins a resumable upload (tus 1.0), which goes on at the address of its Location. */
export const beginUpload = post('/files/uploads');

/** Deposits the SHA-256 of a file that is about to be sent; answers the first deposit if there were several. */
export const depositFingerprint = post('/files/empreintes').takes<FileFingerprint>().answers<Fingerprint>();
