import { API_BASE, ApiError } from 'shared-auth';
import type { Registry, RemoteReport } from 'shared-contract';
import { REGISTRY_URL, reportRemote } from 'shared-contract/federation/endpoints';
import { LOAD_TIMEOUT_MS } from './async/with-timeout';
import { isChunkError, PROBE_TIMEOUT_MS, probeUrl, stackFrames } from './classify-failure';
import { recordIntegrity } from './integrity';
import { importRuntime } from './late-runtime';
import type { LoaderPorts } from './loader-ports';
import { preloadRelease } from './preload-release';
import { fetchKit } from './shared/kit';

/** Fetches the registry; an unchanged one is answered by 304. */
const readRegistry = async (): Promise<Registry> => {
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
  const response = await fetch(REGISTRY_URL, { cache: 'no-cache', signal });
  if (!response.ok) throw new ApiError(response.status, null, REGISTRY_URL);
  const registry: Registry = await response.json();
  recordIntegrity(registry);
  return registry;
};

const sendReport = (body: RemoteReport): void => {
  fetch(API_BASE + reportRemote.path, {
    method: reportRemote.method,
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'portail' },
    credentials: 'same-origin',
    keepalive: true,
    body: JSON.stringify(body),
  }).catch(() => {});
};

/** Reports an error thrown by the shell's own code, with its stack positions; chunk load errors are not reported. */
export const reportShellError = (version: string | undefined, error: unknown): void => {
  const places = stackFrames(error);
  if (version === undefined || !places || isChunkError(error)) return;
  sendReport({ name: 'shell', version, kind: 'evaluation', phase: 'render', places });
};

/** Browser implementation of the loader's ports. */
export const browserPorts: LoaderPorts = {
  importRemote: async (...remote) => (await importRuntime()).importRemote(...remote),
  preloadRelease,
  // The runtime comes beside the pieces, not after them.
  fetchKit: async (names) => void (await Promise.all([importRuntime(), fetchKit(names)])),
  readRegistry,
  probe: probeUrl,
  report: sendReport,
  timeout: LOAD_TIMEOUT_MS,
};
