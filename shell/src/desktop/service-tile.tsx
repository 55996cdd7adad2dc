import type { Dashboard } from 'shared-contract';
import { Tile } from 'shared-ui';
import type { OpenService, TileScreen } from '../navigation/services';
import { describeOpenWindow } from '../portal/event-window';
import { TEXTS } from '../texts';

export interface ServiceTileProps {
  service: OpenService;
  /** What was done there, when nothing is left to do: it invites no more (CONTRACT §8.11). */
  done: string | undefined;
  dashboard: Dashboard | null;
  /** The portal's clock, ISO 8601. */
  now: string;
}

const badgeOf = ({ tile }: TileScreen, dashboard: Dashboard | null) => {
  const count = tile.badge && dashboard ? dashboard[tile.badge] : 0;
  return count > 0 ? { count, label: TEXTS.unread(count) } : undefined;
};

/** The way into one service. */
export const ServiceTile = ({ service: { screen, window }, done, dashboard, now }: ServiceTileProps) => (
  <Tile
    to={screen.path}
    icon={screen.tile.icon}
    title={screen.title}
    text={done ?? screen.tile.text}
    badge={badgeOf(screen, dashboard)}
    window={window && !done && screen.tile.section === 'moment' ? describeOpenWindow(window, now) : undefined}
  />
);
