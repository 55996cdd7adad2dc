import { createHmac, randomBytes } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { Orm } from 'server-kernel/db/client';
import { sharedSecret } from 'server-kernel/db/secrets.queries';

const KeyShape = Type.Object({ key: Type.String({ minLength: 40 }) });

/** A key of the portal for one use, the same in all its processes; digests are SHA-256, hexadecimal. */
export class PortalKey {
  #key: Promise<string> | null = null;

  constructor(
    private readonly db: Orm,
    private readonly use: string,
  ) {}

  /** Keyed digest of a text: who has not the key can neither make it nor try what it stands for. */
  async digest(text: string): Promise<string> {
    return createHmac('sha256', await this.#load())
      .update(text)
      .digest('hex');
  }

  #load(): Promise<string> {
    this.#key ??= this.#read().catch((error: unknown) => {
      this.#key = null;
      throw error;
    });
    return this.#key;
  }

  async #read(): Promise<string> {
    const make = () => ({ key: randomBytes(32).toString('base64url') });
    const kept = await sharedSecret(this.db, this.use, make);
    if (!Value.Check(KeyShape, kept)) throw new Error(`the key of ${this.use} can not be read`);
    return kept.key;
  }
}
