import { LABELS } from 'shared-contract/texts';
import type { IconTileProps } from 'shared-ui';
import { iconMapPin, iconPrinter } from 'shared-ui/icons';

const ADDRESS_ICONS: Record<string, IconTileProps> = {
  [LABELS.addressLegal]: { name: 'house' },
  [LABELS.addressKot]: { name: 'graduation-cap' },
  [LABELS.addressSecondParent]: { name: 'users-round' },
  [LABELS.addressHeadOffice]: { name: 'briefcase-business' },
  [LABELS.addressErasmus]: { name: 'globe' },
};

const MEAN_ICONS: Record<string, IconTileProps> = {
  [LABELS.meanEmail]: { name: 'mail' },
  [LABELS.meanPhone]: { name: 'phone' },
  [LABELS.meanMobile]: { name: 'phone' },
  [LABELS.meanFax]: { path: iconPrinter },
};

/** The icon of an address type; a pin for one that is not known here. */
export const addressIcon = (type: string): IconTileProps => ADDRESS_ICONS[type] ?? { path: iconMapPin };

/** The icon of a contact mean's type. */
export const meanIcon = (type: string): IconTileProps => MEAN_ICONS[type] ?? { name: 'messages-square' };
