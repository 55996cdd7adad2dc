import { useMemo, useState } from 'react';
import { describeApiError, pageOwnerOf, SessionProvider, setPageOwner } from 'shared-auth/host';
import type { Institution } from 'shared-contract';
import { useAddress } from 'shared-router/address';
import { PortalProvider, type PortalProviderProps } from 'shared-ui';
import { LoaderProvider, type LoaderRef } from '../federation/loader-context';
import type { LoaderPorts } from '../federation/loader-ports';
import type { PageData } from '../portal/page-data';
import { PortalContextProvider } from '../portal/portal-context';
import { listScreens } from '../portal/screens';
import { ThemeContextProvider } from '../portal/theme-context';
import { ApiDownPage } from '../session/api-down.page';
import { StartingPage } from '../session/starting.page';
import { CrashPage } from './crash-page';
import { PortalRoutes } from './portal-routes';
import { SignedOut } from './signed-out';
import { type Boot, useBoot } from './use-boot';

export interface AppProps {
  page: PageData;
  /** What loads remotes; the browser's own by default. */
  ports?: LoaderPorts | undefined;
  /** The remote whose screen is drawn, for a rendering on the server. */
  drawn?: Pick<LoaderRef, 'loader' | 'ready'> | undefined;
  /** Made before, by a rendering on the server. */
  styleCache?: PortalProviderProps['cache'];
}

interface ReadyProps {
  institution: Institution;
  boot: Extract<Boot, { kind: 'ready' }>;
  place: Omit<LoaderRef, 'registry'>;
}

const Ready = ({ institution, boot, place: given }: ReadyProps) => {
  const { session } = boot;
  const [registry, renew] = useState(boot.registry);
  const place = useMemo(() => {
    setPageOwner(pageOwnerOf(session));
    return { registry: boot.registry, ...given };
  }, [session, boot.registry, given]);
  const portal = useMemo(
    () => ({ institution, registry, screens: listScreens(registry), renew }),
    [institution, registry],
  );
  return (
    <SessionProvider session={session}>
      <PortalContextProvider portal={portal}>
        <LoaderProvider value={place}>
          <PortalRoutes />
        </LoaderProvider>
      </PortalContextProvider>
    </SessionProvider>
  );
};

const Started = ({ page, ports, drawn }: AppProps) => {
  const boot = useBoot(page);
  const { pathname } = useAddress();
  const { institution } = page;
  const place = useMemo(() => ({ ports, drawn: page.drawn, ...drawn }), [ports, page.drawn, drawn]);
  if (boot.kind === 'down' || !institution) return <ApiDownPage institution={institution} />;
  if (boot.kind === 'starting') return <StartingPage institution={institution} />;
  if (boot.kind === 'signed-out') return <SignedOut institution={institution} pathname={pathname} />;
  return <Ready institution={institution} boot={boot} place={place} />;
};

/** Root component: theme, root error boundary, start-up, then the routes. The caller provides the router. */
export const App = ({ page, ports, drawn, styleCache }: AppProps) => (
  <PortalProvider
    describeError={describeApiError}
    {...(page.nonce === undefined ? {} : { nonce: page.nonce })}
    {...(styleCache === undefined ? {} : { cache: styleCache })}
  >
    <CrashPage>
      <ThemeContextProvider initial={page.theme}>
        <Started page={page} ports={ports} drawn={drawn} />
      </ThemeContextProvider>
    </CrashPage>
  </PortalProvider>
);
