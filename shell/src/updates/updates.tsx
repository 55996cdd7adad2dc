import { useState, useSyncExternalStore } from 'react';
import { Alert, Box, Button } from 'shared-ui';
import { useLoader } from '../federation/use-loader';
import { FLOATING_PANEL } from '../portal/floating-panel';
import { usePortal } from '../portal/portal-context';
import { useOutdatedRemotes } from './use-outdated-remotes';
import { useRegistryPolling } from './use-registry-polling';

/** Texts of the update prompt. */
export const UPDATES = {
  title: 'Nouvelle version disponible',
  shell: 'Le portail',
  text: (labels: string[]) =>
    `${labels.join(', ')}\u00a0: la page peut continuer ainsi. Rechargez-la quand vous le voulez pour en profiter.`,
  reload: 'Recharger',
  later: 'Plus tard',
} as const;

const reload = () => window.location.reload();

/** Polls the registry and offers a reload when the shell or a shown remote is outdated. */
export default function Updates() {
  useRegistryPolling();
  const { registry } = usePortal();
  const isBehind = useOutdatedRemotes();
  const [refused, setRefused] = useState(0);
  const loader = useLoader();
  const isShellBehind = useSyncExternalStore(loader.subscribe, () => loader.isShellOutdated());
  const behind = [
    ...(isShellBehind ? [UPDATES.shell] : []),
    ...registry.remotes.filter(({ name }) => isBehind(name)).map(({ label }) => label),
  ];
  if (behind.length === 0 || refused === registry.revision) return null;
  const actions = (
    <>
      <Button size="sm" onClick={reload}>
        {UPDATES.reload}
      </Button>
      <Button size="sm" variant="outline" onClick={() => setRefused(registry.revision)}>
        {UPDATES.later}
      </Button>
    </>
  );
  return (
    <Box css={FLOATING_PANEL}>
      <Alert tone="info" icon="rotate-cw" title={UPDATES.title} actions={actions} live>
        {UPDATES.text(behind)}
      </Alert>
    </Box>
  );
}
