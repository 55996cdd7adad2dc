import type { Dashboard } from 'shared-contract';
import { Tile } from 'shared-ui';
import type { OpenService, TileScreen } from '../navigation/services';
import { describeOpenWindow } from '../portal/event-window';
import { TEXTS } from '../texts';

export interface ServiceTileProps {
  service: OpenService;
  dashboard: Dashboard | null;
  /** The portal's clock, ISO 8601. */
  now: string;
}

const badgeOf = ({ tile }: TileScreen, dashboard: Dashboard | null) => {
  const count = tile.badge && dashboard ? dashboard[tile.badge] : 0;
  return count > 0 ? { count, label: TEXTS.unread(count) } : undefined;
};

/** The way into one service. */
export const ServiceTile = ({ service: { screen, window }, dashboard, now }: ServiceTileProps) => (
  <Tile
    to={screen.path}
    icon={screen.tile.icon}
    title={screen.title}
    text={screen.tile.text}
    badge={badgeOf(screen, dashboard)}
    window={window && screen.tile.section === 'moment' ? describeOpenWindow(window, now) : undefined}
  />
);
