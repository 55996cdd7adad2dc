import { randomUUID } from 'node:crypto';
import { answerRequest, etagOf, type ObjectTable, type TableAnswer, type TableRequest } from './object-table';

/** An upload in parts that is under way. */
interface OpenUpload {
  /** The request that began it: what the object will be written with. */
  begun: TableRequest;
  parts: Map<number, Buffer>;
}

/** Uploads in parts by their identifier. */
export interface UploadTable {
  uploads: Map<string, OpenUpload>;
}

/** Bytes of every part but the last, at least, as S3 has it. */
const LEAST = 5 * 1024 * 1024;

const NO_SUCH_UPLOAD: TableAnswer = { status: 404, error: 'NoSuchUpload' };

const xml = (text: string): TableAnswer => ({ status: 200, body: Buffer.from(text) });

const begin = ({ uploads }: UploadTable, request: TableRequest): TableAnswer => {
  const id = randomUUID();
  uploads.set(id, { begun: request, parts: new Map() });
  return xml(
    `<InitiateMultipartUploadResult><Key>${request.key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
  );
};

const listParts = ({ parts }: OpenUpload): TableAnswer => {
  const lines = [...parts]
    .sort(([first], [second]) => first - second)
    .map(
      ([number, body]) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>${etagOf(body)}</ETag><Size>${body.length}</Size></Part>`,
    );
  return xml(`<ListPartsResult><IsTruncated>false</IsTruncated>${lines.join('')}</ListPartsResult>`);
};

const complete = (table: ObjectTable & UploadTable, id: string, asked: string): TableAnswer => {
  const found = table.uploads.get(id);
  if (!found) return NO_SUCH_UPLOAD;
  const numbers = [...asked.matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) => Number(number));
  const bodies = numbers.map((number) => found.parts.get(number) ?? Buffer.alloc(0));
  if (bodies.length === 0 || bodies.some(({ length }) => length === 0))
    return { status: 400, error: 'InvalidPart' };
  if (bodies.slice(0, -1).some(({ length }) => length < LEAST))
    return { status: 400, error: 'EntityTooSmall' };
  table.uploads.delete(id);
  const { etag = '' } = answerRequest(table, { ...found.begun, method: 'PUT', body: Buffer.concat(bodies) });
  return xml(`<CompleteMultipartUploadResult><ETag>${etag}</ETag></CompleteMultipartUploadResult>`);
};

/** Answers multipart upload requests as S3 does; null for any other request. */
export const answerUpload = (table: ObjectTable & UploadTable, request: TableRequest): TableAnswer | null => {
  const { method, query, body } = request;
  if (method === 'POST' && query.has('uploads')) return begin(table, request);
  const id = query.get('uploadId');
  if (id === null) return null;
  const found = table.uploads.get(id);
  if (!found) return NO_SUCH_UPLOAD;
  if (method === 'POST') return complete(table, id, body.toString());
  if (method === 'GET') return listParts(found);
  if (method === 'PUT') {
    found.parts.set(Number(query.get('partNumber')), body);
    return { status: 200, etag: etagOf(body) };
  }
  table.uploads.delete(id);
  return { status: 204 };
};
