import { findPromotion } from '../registry/promotion';
import type { StoredRegistry } from '../registry/served-releases';
import { SHELL } from '../registry/shell-releases';

/** The served remote or shell of this name and version, with its promotion; null for any other. */
export const findServed = (registry: StoredRegistry, name: string, version: string | null | undefined) => {
  if (name === SHELL)
    return registry.shell && version === registry.shell ? { name, version, activation: '' } : null;
  return findPromotion(registry, name, version);
};
