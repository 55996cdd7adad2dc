import { extname } from 'node:path';
import { parseAddress } from './address.mjs';
import { findSpelling } from './conditions.mjs';

/** A store that does not answer is down: milliseconds, for a connection and for an answer. */
const TIMES = { connectionTimeout: 3000, requestTimeout: 10_000 };

const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
};

const statusOf = (error) => error?.$metadata?.httpStatusCode;

/** What the store says, for who typed a command: in French, with the store's own word. */
const explained = (bucket, error) => {
  if (error.name === 'CredentialsProviderError')
    return new Error(`aucune clé pour le seau ${bucket} (AWS_ACCESS_KEY_ID, ou un rôle)`, { cause: error });
  const status = statusOf(error);
  const said = (status ? error.Code : error.code) ?? error.name;
  const what = status ? `répond ${status} (${said})` : `ne répond pas (${said})`;
  return new Error(`le seau ${bucket} ${what}`, { cause: error });
};

/** Another write came first, or is under way. */
const isLost = (error) => statusOf(error) === 412 || statusOf(error) === 409;

/**
 * The objects of a bucket below a prefix. Where it is and with which keys stands in the environment that every S3
 * client reads (AWS_ENDPOINT_URL_S3, AWS_REGION, AWS_ACCESS_KEY_ID, a role of the machine). A mark is an ETag.
 */
export const openObjects = (address) => {
  const parsed = parseAddress(address);
  if (!parsed) throw new Error(`RELEASES_BUCKET s’écrit s3://seau/préfixe, pas ${address}`);
  const { bucket, prefix } = parsed;
  const at = (key) => ({ Bucket: bucket, Key: `${prefix}${key}` });
  let opened;

  /** Fetched when it is needed: who works in a folder does not wait for it. */
  const open = async () => {
    const { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } = await import(
      '@aws-sdk/client-s3'
    );
    const client = new S3Client({
      region: process.env.AWS_REGION || 'us-east-1',
      forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 || process.env.AWS_ENDPOINT_URL),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: TIMES,
    });
    return {
      get: (input) => client.send(new GetObjectCommand(input)),
      put: (input) => client.send(new PutObjectCommand(input)),
      remove: (input) => client.send(new DeleteObjectCommand(input)),
    };
  };
  const store = () => {
    opened ??= open();
    return opened;
  };

  /** `{ body, mark }`; null when there is none, or when it still is what `since` marks. */
  const read = async (key, { since } = {}) => {
    try {
      const { get } = await store();
      const { Body, ETag } = await get({ ...at(key), ...(since && { IfNoneMatch: since }) });
      return { body: Buffer.from(await Body.transformToByteArray()), mark: ETag };
    } catch (error) {
      if (statusOf(error) === 404 || statusOf(error) === 304) return null;
      throw explained(bucket, error);
    }
  };

  /** Resolves to whether it was written: false where the condition does not hold. */
  const put = async (key, body, condition, isLasting = false) => {
    try {
      const client = await store();
      await client.put({
        ...at(key),
        ...condition,
        Body: body,
        ContentType: TYPES[extname(key)] ?? 'application/octet-stream',
        CacheControl: isLasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
      return true;
    } catch (error) {
      if (isLost(error)) return false;
      throw explained(bucket, error);
    }
  };

  let spell;
  /** Finds out, once, how this store reads a mark; throws where it ignores conditions. */
  const probe = async () => {
    spell ??= await findSpelling({ read, put });
  };

  return {
    read,
    probe,
    /**
     * Writes an object. With `mark`, only over the object that it marks; with `mark: null`, only where there is none.
     * Resolves to whether it was written.
     */
    write: async (key, body, { mark, isLasting } = {}) => {
      if (!mark) return put(key, body, mark === null ? { IfNoneMatch: '*' } : {}, isLasting);
      const isKnown = spell !== undefined;
      if (await put(key, body, { IfMatch: isKnown ? spell(mark) : mark })) return true;
      if (isKnown) return false;
      await probe();
      return spell(mark) !== mark && put(key, body, { IfMatch: spell(mark) });
    },
    remove: async (key) => {
      try {
        const { remove } = await store();
        await remove(at(key));
      } catch (error) {
        throw explained(bucket, error);
      }
    },
  };
};
