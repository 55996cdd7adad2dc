import { LABELS } from 'shared-contract/base/texts';
import { iconMapPin, iconPrinter } from '../kit/icons';
import type { IconTileProps } from '../tile/icon-tile';

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

/** The icon of an address type (S1 §2); a pin for a type that is not known here. */
export const addressIcon = (type: string): IconTileProps => ADDRESS_ICONS[type] ?? { path: iconMapPin };

/** The icon of a contact mean's type. */
export const meanIcon = (type: string): IconTileProps => MEAN_ICONS[type] ?? { name: 'messages-square' };
