/** Ciphertext and IV (AES-GCM). */
export interface EncryptedValue {
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

/** Imports the session's key (256 bits, base64url) as non-extractable. */
export const importKey = (base64url: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytesOf(base64url), ALGORITHM, false, ['encrypt', 'decrypt']);

const associatedData = (name: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(name);

/** Encrypts `value` as JSON, authenticated with `name`: it decrypts under no other name. */
export const encrypt = async (key: CryptoKey, name: string, value: unknown): Promise<EncryptedValue> => {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(value));
  const bytes = await crypto.subtle.encrypt(
    { name: ALGORITHM, iv, additionalData: associatedData(name) },
    key,
    text,
  );
  return { iv, bytes };
};

/** Decrypts a value of `name`; throws for another key, another name or modified bytes. */
export const decrypt = async (
  key: CryptoKey,
  name: string,
  { iv, bytes }: EncryptedValue,
): Promise<unknown> => {
  const text = await crypto.subtle.decrypt(
    { name: ALGORITHM, iv, additionalData: associatedData(name) },
    key,
    bytes,
  );
  return JSON.parse(new TextDecoder().decode(text));
};
