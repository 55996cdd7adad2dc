import { CONTACT_LABELS } from 'shared-contract/quoted';
import { iconMapPin, iconPrinter } from '../kit/icons';
import type { IconTileProps } from '../tile/icon-tile';

const ADDRESS_ICONS: Record<string, IconTileProps> = {
  [CONTACT_LABELS.addressLegal]: { name: 'house' },
  [CONTACT_LABELS.addressKot]: { name: 'graduation-cap' },
  [CONTACT_LABELS.addressSecondParent]: { name: 'users-round' },
  [CONTACT_LABELS.addressHeadOffice]: { name: 'briefcase-business' },
  [CONTACT_LABELS.addressErasmus]: { name: 'globe' },
};

const MEAN_ICONS: Record<string, IconTileProps> = {
  [CONTACT_LABELS.meanEmail]: { name: 'mail' },
  [CONTACT_LABELS.meanPhone]: { name: 'phone' },
  [CONTACT_LABELS.meanMobile]: { name: 'phone' },
  [CONTACT_LABELS.meanFax]: { path: iconPrinter },
};

/** The icon of an address type (S1 §2); a pin for a type that is not known here. */
export const addressIcon = (type: string): IconTileProps => ADDRESS_ICONS[type] ?? { path: iconMapPin };

/** The icon of a contact mean's type. */
export const meanIcon = (type: string): IconTileProps => MEAN_ICONS[type] ?? { name: 'messages-square' };
