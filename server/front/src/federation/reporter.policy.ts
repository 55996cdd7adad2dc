import type { Principal } from 'server-kernel/access/types';
import type { Registry, RegistryEntry } from 'shared-contract';

type Reader = Pick<Principal, 'roles' | 'etudiantId'>;

const mayOpenOne = ({ screens }: RegistryEntry, { roles, etudiantId }: Reader): boolean =>
  screens.some((screen) =>
    screen.roles ? screen.roles.some((role) => roles.includes(role)) : etudiantId !== null,
  );

/** True when her registry has this version of a remote, and she may open a screen of it: others can't see it fail. */
export const isServedTo = (
  reader: Reader,
  { remotes }: Pick<Registry, 'remotes'>,
  { name, version }: { name: string; version: string },
): boolean =>
  remotes.some(
    (entry) => entry.name === name && entry.release?.version === version && mayOpenOne(entry, reader),
  );
