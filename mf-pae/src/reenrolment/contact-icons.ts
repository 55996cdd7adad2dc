import { LABELS } from 'shared-contract/texts';
import type { IconChoice } from 'shared-ui';
import { iconMapPin, iconPrinter } from 'shared-ui/icons';

const ADDRESS_ICONS: Record<string, IconChoice> = {
  [LABELS.addressLegal]: 'house',
  [LABELS.addressKot]: 'graduation-cap',
  [LABELS.addressSecondParent]: 'users-round',
  [LABELS.addressHeadOffice]: 'briefcase-business',
  [LABELS.addressErasmus]: 'globe',
};

const MEAN_ICONS: Record<string, IconChoice> = {
  [LABELS.meanEmail]: 'mail',
  [LABELS.meanPhone]: 'phone',
  [LABELS.meanMobile]: 'phone',
  [LABELS.meanFax]: { path: iconPrinter },
};

/** The icon of an address type; a pin for one that is not known here. */
export const addressIcon = (type: string): IconChoice => ADDRESS_ICONS[type] ?? { path: iconMapPin };

/** The icon of a contact mean's type. */
export const meanIcon = (type: string): IconChoice => MEAN_ICONS[type] ?? 'messages-square';
