import type { RemoteFailureKind } from 'shared-contract';
import { REPORTED_FRAMES } from 'shared-contract/federation/registry';
import { RemoteFailure } from './remote-failure';

/** Result of a HEAD request to a file's URL. */
export type ProbeResult = 'reachable' | 'offline' | 'slow' | 'missing' | 'refused';

/** Checks by HEAD whether a script that failed to load is reachable: offline or missing? */
export type ProbeUrl = (url: string) => Promise<ProbeResult>;

/** Timeout of the HEAD request, milliseconds. */
export const PROBE_TIMEOUT_MS = 4_000;

/** HEAD request to a file. */
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

/** Error codes of the federation runtime: entry without a container, entry that failed to load. */
const CONTAINER_MISSING_CODE = /RUNTIME-001/;
const ENTRY_NOT_LOADED_CODE = /RUNTIME-008/;

/** True for webpack's ChunkLoadError. */
export const isChunkError = (error: unknown): error is Error & { request?: string; type?: string } =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** Failure kind for each probe result. */
export const failureKindByProbe: Record<ProbeResult, RemoteFailureKind> = {
  offline: 'offline',
  slow: 'timeout',
  missing: 'stale',
  refused: 'http',
  // The file is there and the browser would not take it: its content is not what was published.
  reachable: 'corrupt',
};

/**
 * Classifies a load error: missing file (offline, http, stale, corrupt), entry without a container (corrupt), or code
 * that threw (evaluation).
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

/** Script URLs with positions from an error's stack, innermost first; never its message. */
export const stackFrames = (error: unknown): string[] | undefined =>
  error instanceof Error ? error.stack?.match(STACK_FRAME)?.slice(0, REPORTED_FRAMES) : undefined;
