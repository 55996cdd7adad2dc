/** @typedef {import('oidc-provider').AdapterPayload} Payload */

/** @type {Map<string, Payload>} */
const remembered = new Map();

/**
 * Unbounded in-memory adapter of the identity provider: its own is an LRU cache of a thousand entries, which
 * thousands of concurrent sign-ins overflow.
 */
export class MemoryAdapter {
  /** @param {string} name kind of what is kept */
  constructor(name) {
    this.name = name;
  }

  /** @param {string} id */
  #key(id) {
    return `${this.name}:${id}`;
  }

  /** @param {string} id @param {Payload} payload */
  async upsert(id, payload) {
    remembered.set(this.#key(id), payload);
    if (payload.uid !== undefined) remembered.set(this.#key(`uid:${payload.uid}`), payload);
  }

  /** @param {string} id */
  async find(id) {
    return remembered.get(this.#key(id));
  }

  /** @param {string} uid */
  async findByUid(uid) {
    return remembered.get(this.#key(`uid:${uid}`));
  }

  async findByUserCode() {
    return undefined;
  }

  /** @param {string} id */
  async consume(id) {
    const payload = remembered.get(this.#key(id));
    if (payload) payload.consumed = Math.floor(Date.now() / 1000);
  }

  /** @param {string} id */
  async destroy(id) {
    remembered.delete(this.#key(id));
  }

  async revokeByGrantId() {}
}
