import { resolve } from 'node:path';

/** The environment, read one variable at a time; what is wrong is collected, so that it is said in one go. */
export class EnvironmentReader {
  readonly problems: string[] = [];

  constructor(private readonly env: Record<string, string | undefined>) {}

  /** The trimmed value, or null when unset or empty. */
  text(name: string): string | null {
    const value = this.env[name]?.trim();
    return value ? value : null;
  }

  /** An integer between two bounds, both included. */
  integer(name: string, fallback: number, min: number, max: number): number {
    const value = this.text(name);
    if (value === null) return fallback;
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= min && number <= max) return number;
    this.problems.push(
      `${name} doit être un entier entre ${min} et ${max} (reçu\u00a0: «\u00a0${value}\u00a0»)`,
    );
    return fallback;
  }

  /** `1`, `true`, `on` or `0`, `false`, `off`. */
  flag(name: string, fallback: boolean): boolean {
    const value = this.text(name)?.toLowerCase();
    if (value === undefined) return fallback;
    if (['1', 'true', 'on'].includes(value)) return true;
    if (['0', 'false', 'off'].includes(value)) return false;
    this.problems.push(`${name} doit être 1 ou 0 (reçu\u00a0: «\u00a0${value}\u00a0»)`);
    return fallback;
  }

  /** One of the listed words. */
  choice<T extends string>(name: string, values: readonly T[], fallback: T): T {
    const value = this.text(name);
    const found = values.find((one) => one === value);
    if (value !== null && found === undefined) {
      this.problems.push(
        `${name} doit être l’une de ces valeurs\u00a0: ${values.join(', ')} (reçu\u00a0: «\u00a0${value}\u00a0»)`,
      );
    }
    return found ?? fallback;
  }

  /** An absolute URL with one of the protocols; its value is never repeated, since it may hold a password. */
  url(name: string, protocols: readonly string[]): URL | null {
    const value = this.text(name);
    if (value === null) return null;
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url && protocols.includes(url.protocol)) return url;
    this.problems.push(`${name} doit être une adresse ${protocols.map((one) => `${one}//…`).join(' ou ')}`);
    return null;
  }

  /** An absolute path; a relative one starts at the working directory. */
  path(name: string, fallback: string): string {
    return resolve(this.text(name) ?? fallback);
  }

  /** An instant with its zone, normalised to UTC. */
  instant(name: string): string | null {
    const value = this.text(name);
    if (value === null) return null;
    const isZoned = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/.test(value);
    if (isZoned && !Number.isNaN(Date.parse(value))) return new Date(value).toISOString();
    this.problems.push(
      `${name} doit être un instant ISO 8601 avec fuseau (reçu\u00a0: «\u00a0${value}\u00a0»)`,
    );
    return null;
  }
}
