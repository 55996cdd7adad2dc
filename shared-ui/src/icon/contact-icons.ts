import type { AddressUsage, MeanUsage } from 'shared-contract/contacts/usages';
import { iconMapPin, iconPrinter } from '../kit/icons';
import type { IconTileProps } from '../tile/icon-tile';

const ADDRESS_ICONS: Record<string, IconTileProps> = {
  domicile: { name: 'house' },
  residence: { name: 'graduation-cap' },
  parent: { name: 'users-round' },
  siege: { name: 'briefcase-business' },
  erasmus: { name: 'globe' },
} satisfies Record<AddressUsage, IconTileProps>;

const MEAN_ICONS: Record<string, IconTileProps> = {
  email: { name: 'mail' },
  telephone: { name: 'phone' },
  gsm: { name: 'phone' },
  fax: { path: iconPrinter },
} satisfies Record<MeanUsage, IconTileProps>;

/** The icon of an address by what it is for (S1 §2); a pin for what is not known here. */
export const addressIcon = (usage: string | null): IconTileProps =>
  ADDRESS_ICONS[usage ?? ''] ?? { path: iconMapPin };

/** The icon of a contact mean by what it is for. */
export const meanIcon = (usage: string | null): IconTileProps =>
  MEAN_ICONS[usage ?? ''] ?? { name: 'messages-square' };
