import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Old clients read plain ASCII; the others the exact name (RFC 6266, RFC 5987). */
export const attachmentHeader = (name: string): string => {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(Buffer.from(name).toString()).replace(
    /['()*]/g,
    (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
};

export interface FileToSend {
  name: string;
  type: string;
  /** Bytes, for the browser's progress. */
  size: number;
  content: Buffer | Readable;
}

/** Sends a file so that nothing in it can run in our origin (CONTRACT §5.12). */
export const sendFile = (reply: FastifyReply, { name, type, size, content }: FileToSend): FastifyReply =>
  reply
    .headers({
      'content-disposition': attachmentHeader(name),
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-length': String(size),
    })
    .type(type)
    .send(content);
