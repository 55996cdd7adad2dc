import {
  type AccessRight,
  type Dashboard,
  type EventsAccess,
  NO_EVENTS,
  type SecurityInfos,
  type SecurityStatus,
  STARTUP_ENDPOINTS,
  type StartupAnswers,
  type VersionInfo,
} from 'shared-contract';
import { ApiError } from '../api/api-error';
import { readPlain } from '../api/client';
import type { Session } from '../session/session';

/** Outcome of the start-up sequence. */
export type StartupOutcome =
  | { kind: 'ready'; session: Session }
  /** Nobody is signed in: the page has to go through the sign-in. */
  | { kind: 'signed-out' }
  /** The API did not answer: the page says so and tries again. */
  | { kind: 'down' };

type Failure = Session['failures'][number];

/** Start-up answers inlined in the page, by name; missing ones are fetched. */
export type InlinedAnswers = Partial<StartupAnswers>;

class Steps {
  readonly failures: Failure[] = [];

  constructor(private readonly inlined: InlinedAnswers) {}

  /** One answer of the sequence; throws when the call fails. */
  async read<K extends keyof StartupAnswers>(name: K): Promise<StartupAnswers[K]> {
    const known = this.inlined[name];
    return known === undefined ? readPlain<StartupAnswers[K]>(STARTUP_ENDPOINTS[name]) : known;
  }

  /** One answer, or what holds without it. An expired session is never taken for a failed call. */
  async readOr<K extends Failure>(name: K, fallback: StartupAnswers[K]): Promise<StartupAnswers[K]> {
    try {
      return await this.read(name);
    } catch (error) {
      if (error instanceof ApiError && error.failure === 'unauthorized') throw error;
      this.failures.push(name);
      return fallback;
    }
  }
}

const NO_VERSION: VersionInfo = { version: '', schema: '', remotes: {} };

/**
 * Start-up sequence of S1 §4: status, version, infos, dashboard, rights, events. A failed rights call grants none, a
 * failed events call closes every event; only status and infos are required.
 */
export const runStartup = async (inlined: InlinedAnswers = {}): Promise<StartupOutcome> => {
  const steps = new Steps(inlined);
  try {
    const status: SecurityStatus = await steps.read('status');
    if (!status.connected) return { kind: 'signed-out' };
    const { version } = await steps.readOr('version', NO_VERSION);
    const infos: SecurityInfos = await steps.read('infos');
    const dashboard: Dashboard | null = await steps.readOr('dashboard', null);
    const access: AccessRight[] = await steps.readOr('access', []);
    const events: EventsAccess = await steps.readOr('events', NO_EVENTS);
    return {
      kind: 'ready',
      session: { infos, dashboard, access, events, version, failures: steps.failures },
    };
  } catch (error) {
    const isSignedOut = error instanceof ApiError && error.failure === 'unauthorized';
    return { kind: isSignedOut ? 'signed-out' : 'down' };
  }
};

/**
 * Session built synchronously from the six inlined answers, in the browser or on the server; null when one is missing
 * or nobody is signed in.
 */
export const sessionFromPage = ({
  status,
  version,
  infos,
  dashboard,
  access,
  events,
}: InlinedAnswers): Session | null => {
  if (!status?.connected || !version || !infos || dashboard === undefined || !access || !events) return null;
  return { infos, dashboard, access, events, version: version.version, failures: [] };
};
