import { API_BASE, ApiError } from 'shared-auth';
import type { Registry, RemoteReport } from 'shared-contract';
import { REGISTRY_URL, reportRemote } from 'shared-contract/portal/endpoints';
import { fetchAhead } from './fetch-ahead';
import { trustRegistry } from './integrity';
import { fetchRuntime } from './late-runtime';
import type { LoaderPorts } from './loader-ports';
import { framesOf, isChunkError, PROBE_TIMEOUT, probeFile } from './name-failure';
import { fetchKit } from './shared/kit';
import { LOAD_TIMEOUT } from './work/in-time';

/** Asks each time; an unchanged registry is not sent again, to this page nor to the next. */
const readRegistry = async (): Promise<Registry> => {
  const signal = AbortSignal.timeout(PROBE_TIMEOUT);
  const response = await fetch(REGISTRY_URL, { cache: 'no-cache', signal });
  if (!response.ok) throw new ApiError(response.status, null, REGISTRY_URL);
  const registry: Registry = await response.json();
  trustRegistry(registry);
  return registry;
};

const report = (body: RemoteReport): void => {
  fetch(API_BASE + reportRemote.path, {
    method: reportRemote.method,
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'portail' },
    credentials: 'same-origin',
    keepalive: true,
    body: JSON.stringify(body),
  }).catch(() => {});
};

/** Tells the server where the code of a version of the shell threw; not of a file that did not come. */
export const reportShell = (version: string | undefined, error: unknown): void => {
  const places = framesOf(error);
  if (version === undefined || !places || isChunkError(error)) return;
  report({ name: 'shell', version, kind: 'evaluation', phase: 'render', places });
};

/** The loader's ports in a browser. */
export const browserPorts: LoaderPorts = {
  importRemote: async (...remote) => (await fetchRuntime()).importRemote(...remote),
  fetchAhead,
  // The runtime comes beside the pieces, not after them.
  fetchKit: async (names) => void (await Promise.all([fetchRuntime(), fetchKit(names)])),
  readRegistry,
  probe: probeFile,
  report,
  timeout: LOAD_TIMEOUT,
};
