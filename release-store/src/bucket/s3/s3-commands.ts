import type {
  DeleteObjectCommandInput,
  GetObjectCommandInput,
  GetObjectCommandOutput,
  PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import { s3ClientConfig } from './s3-client-config';

/** A store that does not answer is down: milliseconds, for a connection and for an answer. */
const TIMEOUTS = { connectionTimeout: 3000, requestTimeout: 10_000 };

/** The three requests of S3 that a release store makes; each rejects with the client's own error. */
export interface S3Commands {
  get(input: GetObjectCommandInput): Promise<GetObjectCommandOutput>;
  put(input: PutObjectCommandInput): Promise<unknown>;
  remove(input: DeleteObjectCommandInput): Promise<unknown>;
}

const connect = async (): Promise<S3Commands> => {
  const { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } = await import(
    '@aws-sdk/client-s3'
  );
  const client = new S3Client({ ...s3ClientConfig(), requestHandler: TIMEOUTS });
  return {
    get: (input) => client.send(new GetObjectCommand(input)),
    put: (input) => client.send(new PutObjectCommand(input)),
    remove: (input) => client.send(new DeleteObjectCommand(input)),
  };
};

/** Gives the commands, loading the client when they are first needed: who works in a folder never waits for it. */
export const lazyS3Commands = (): (() => Promise<S3Commands>) => {
  let connected: Promise<S3Commands> | undefined;
  return () => {
    connected ??= connect();
    return connected;
  };
};
