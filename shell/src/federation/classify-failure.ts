import type { RemoteFailureKind } from 'shared-contract';
import { REPORTED_FRAMES } from 'shared-contract/federation/registry';
import { RemoteFailure } from './remote-failure';

/** What a short look at a file's address tells. */
export type ProbeResult = 'reachable' | 'offline' | 'slow' | 'missing' | 'refused';

/** Asks the server for a script that did not load, to tell a cut line from a missing file. */
export type ProbeUrl = (url: string) => Promise<ProbeResult>;

/** Where the registry is read. */
export const REGISTRY_URL = '/registry.json';

/** How long the look at a file may take: milliseconds. */
export const PROBE_TIMEOUT_MS = 4_000;

/** Asks for the headers of a file. */
export const probeUrl: ProbeUrl = async (url) => {
  try {
    const response = await fetch(url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    if (response.ok) return 'reachable';
    return response.status === 404 ? 'missing' : 'refused';
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'slow' : 'offline';
  }
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/** Codes of the federation runtime: entry without its container, entry that did not load. */
const CONTAINER_MISSING_CODE = /RUNTIME-001/;
const ENTRY_NOT_LOADED_CODE = /RUNTIME-008/;

/** A file that a script asked for did not come. */
export const isChunkError = (error: unknown): error is Error & { request?: string; type?: string } =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** What a file's not coming is called, by what a look at it tells. */
export const failureKindByProbe: Record<ProbeResult, RemoteFailureKind> = {
  offline: 'offline',
  slow: 'timeout',
  missing: 'stale',
  refused: 'http',
  // The file is there and the browser would not take it: its content is not what was published.
  reachable: 'corrupt',
};

/**
 * Names a failure: a file that did not come (offline, http, stale, corrupt), an entry that is no container
 * (corrupt), or code that threw when it ran (evaluation).
 */
export const classifyFailure = async (
  error: unknown,
  entryUrl: string,
  probe: ProbeUrl,
): Promise<RemoteFailure> => {
  if (error instanceof RemoteFailure) return error;
  const options = { cause: error };
  if (CONTAINER_MISSING_CODE.test(messageOf(error))) return new RemoteFailure('corrupt', options);
  if (isChunkError(error) && error.type === 'timeout') return new RemoteFailure('timeout', options);
  if (isChunkError(error))
    return new RemoteFailure(failureKindByProbe[await probe(error.request ?? entryUrl)], options);
  if (ENTRY_NOT_LOADED_CODE.test(messageOf(error))) {
    const found = await probe(entryUrl);
    return new RemoteFailure(found === 'missing' ? 'http' : failureKindByProbe[found], options);
  }
  return new RemoteFailure('evaluation', options);
};

const STACK_FRAME = /\/(?:assets|r)\/[\w./+-]+\.js:\d+:\d+/g;

/** Scripts of the portal and the positions in them that an error came through, innermost first; nothing of what it says. */
export const stackFrames = (error: unknown): string[] | undefined =>
  error instanceof Error ? error.stack?.match(STACK_FRAME)?.slice(0, REPORTED_FRAMES) : undefined;
