import type { ClientAuth } from 'openid-client';

/** Appendix B of RFC 6749, which leaves letters, digits and `* - . _` as they are. */
const formEncoded = (text: string): string => new URLSearchParams({ x: text }).toString().slice('x='.length);

/**
 * The portal's name and secret in the header of HTTP Basic (RFC 6749 §2.3.1). The library's own also writes `-`, `.` and
 * `_` as `%2D`, `%2E` and `%5F`: the same to who decodes, another secret to the many providers that do not, Glewlwyd and
 * LemonLDAP::NG among them.
 */
export const clientSecretBasic =
  (secret: string): ClientAuth =>
  (_server, { client_id }, _body, headers) => {
    const credentials = `${formEncoded(client_id)}:${formEncoded(secret)}`;
    headers.set('authorization', `Basic ${Buffer.from(credentials).toString('base64')}`);
  };
