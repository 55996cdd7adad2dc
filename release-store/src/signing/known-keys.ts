import type { Registry } from '../registry';
import { kidOf } from './jws';
import type { Trust } from './trust';

/** True where a registry is signed and no key of this trust, in force or not, signed any of it: it is another portal's. */
export const isForeignTrust = async ({ keys }: Trust, { remotes }: Registry): Promise<boolean> => {
  const tokens = Object.values(remotes).flatMap(({ signature }) => signature ?? []);
  const kids = (await Promise.all(tokens.map(kidOf))).filter((kid) => kid !== undefined);
  return kids.length > 0 && !kids.some((kid) => keys.some((key) => key.kid === kid));
};
