import { decideAccess, type Session } from 'shared-auth/host';
import type { EventState, EventWindow, PortalTile, TileSection } from 'shared-contract';
import { type DeclaredScreen, isAvailable } from '../portal/screens';

/** A declared screen with a tile. */
export type TileScreen = DeclaredScreen & { tile: PortalTile };

export interface OpenService {
  screen: TileScreen;
  /** null where the service has no window. */
  window: EventWindow | null;
}

export interface ClosedService {
  screen: TileScreen;
  /** What it is to this person, as the server says; of a remote without code, something that is to come. */
  state: EventState;
  /** Why, in French. */
  reason: string;
  /** null where no window is known. */
  window: EventWindow | null;
}

const hasTile = (screen: DeclaredScreen): screen is TileScreen => screen.tile !== undefined;

const windowOf = (screen: DeclaredScreen, { events }: Session): EventWindow | null =>
  events.Evenements.find(({ Flag }) => Flag === screen.flag) ?? null;

const closingTime = ({ window }: OpenService): number =>
  window?.Fermeture ? Date.parse(window.Fermeture) : Number.POSITIVE_INFINITY;

const byClosing = (a: OpenService, b: OpenService): number => {
  const [first, second] = [closingTime(a), closingTime(b)];
  return first === second ? byOrder(a, b) : first - second;
};

const byOrder = (a: { screen: TileScreen }, b: { screen: TileScreen }): number =>
  a.screen.tile.order - b.screen.tile.order;

/** Open tiles of one list: « En ce moment » sorted by closing date, « Mon dossier » in a fixed order. */
export const openServices = (
  screens: DeclaredScreen[],
  session: Session,
  section: TileSection,
): OpenService[] =>
  screens
    .filter(hasTile)
    .filter((screen) => screen.tile.section === section && isAvailable(screen))
    .filter((screen) => decideAccess(screen, session).kind === 'open')
    .map((screen) => ({ screen, window: windowOf(screen, session) }))
    .sort(section === 'moment' ? byClosing : byOrder);

const closedBy = (screen: TileScreen, session: Session, fallback: string): ClosedService | null => {
  const decision = decideAccess(screen, session);
  if (decision.kind === 'denied' && decision.reason === 'event') {
    const { window } = decision;
    return { screen, state: window?.Etat ?? 'ferme', reason: window?.Raison ?? fallback, window };
  }
  if (decision.kind === 'open' && !isAvailable(screen)) {
    return { screen, state: 'en_attente', reason: screen.remote.message ?? fallback, window: null };
  }
  return null;
};

const repeatsItsParent = ({ screen }: ClosedService, closed: ClosedService[]): boolean =>
  closed.some(({ screen: other }) => other.path === screen.parent && other.flag === screen.flag);

/** Services closed to this person: closed events and remotes without code; includes those meant for others. */
export const closedServices = (
  screens: DeclaredScreen[],
  session: Session,
  fallback: string,
): ClosedService[] => {
  const closed = screens
    .filter(hasTile)
    .map((screen) => closedBy(screen, session, fallback))
    .filter((service) => service !== null);
  return closed.filter((service) => !repeatsItsParent(service, closed)).sort(byOrder);
};
