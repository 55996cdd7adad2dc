/** Text that only the key of its session opens. */
export interface Sealed {
  /** 96 random bits, new with each sealing. */
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (one) => one.charCodeAt(0));
};

/** The key that the session gave (256 bits, base64url), as one that no script can read back. */
export const importKey = (base64url: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytesOf(base64url), ALGORITHM, false, ['encrypt', 'decrypt']);

const about = (name: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(name);

/** Seals `value`, JSON, under `name`: it opens under no other one. */
export const seal = async (key: CryptoKey, name: string, value: unknown): Promise<Sealed> => {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(value));
  const bytes = await crypto.subtle.encrypt({ name: ALGORITHM, iv, additionalData: about(name) }, key, text);
  return { iv, bytes };
};

/** What was sealed under `name`; throws where this key or this name is another one, or a byte was changed. */
export const open = async (key: CryptoKey, name: string, { iv, bytes }: Sealed): Promise<unknown> => {
  const text = await crypto.subtle.decrypt({ name: ALGORITHM, iv, additionalData: about(name) }, key, bytes);
  return JSON.parse(new TextDecoder().decode(text));
};
