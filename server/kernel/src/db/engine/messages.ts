/** Answer to a request for encryption: the stream goes on in clear, inside the process. */
export const NO_ENCRYPTION = Buffer.from('N');

/** CopyInResponse, text format, no column list: the client may start sending rows. */
export const COPY_IN_RESPONSE = Buffer.from([0x47, 0, 0, 0, 7, 0, 0, 0]);

/** The message that opens a session as the engine's only user. */
export const startupMessage = (): Buffer => {
  const body = Buffer.from('user\0postgres\0database\0postgres\0client_encoding\0UTF8\0\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + body.length, 0);
  head.writeInt32BE(196_608, 4);
  return Buffer.concat([head, body]);
};

/** A simple query. */
export const queryMessage = (sql: string): Buffer => {
  const body = Buffer.from(`${sql}\0`);
  const head = Buffer.alloc(5);
  head[0] = 0x51;
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
};

/** True for an ErrorResponse of severity PANIC: the engine could not write its log and must be restarted. */
export const isPanic = (response: Uint8Array): boolean =>
  Buffer.from(response.buffer, response.byteOffset, response.length).includes('\0VPANIC\0');

/** ErrorResponse of severity FATAL, after which the connection is closed. */
export const fatalMessage = (sqlState: string, message: string): Buffer => {
  const body = Buffer.from(`SFATAL\0VFATAL\0C${sqlState}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head[0] = 0x45;
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
};
