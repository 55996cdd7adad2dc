import { createContext, type ReactNode, useContext } from 'react';
import type { Institution, PageRegistry } from 'shared-contract';
import type { DeclaredScreen } from './screens';

/** Context value of the shell, besides the session. */
export interface Portal {
  institution: Institution;
  registry: PageRegistry;
  /** Every declared screen, with its remote. */
  screens: DeclaredScreen[];
  /** Puts a newer registry in the place of the one that the page began with. */
  renew: (registry: PageRegistry) => void;
}

const PortalContext = createContext<Portal | null>(null);

export const PortalContextProvider = ({ portal, children }: { portal: Portal; children: ReactNode }) => (
  <PortalContext value={portal}>{children}</PortalContext>
);

/** The portal context; throws outside its provider. */
export const usePortal = (): Portal => {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal is called outside PortalContextProvider');
  return portal;
};
