import type { Institution } from 'shared-contract';
import { logoOchre } from 'shared-contract/theme';
import type { PrintModel } from './print-model';

/** Letterhead of the school: name, address, colours. */
export const letterhead = ({
  name,
  contact,
  brandColor,
}: Institution): Pick<PrintModel, 'institution' | 'contact' | 'accent' | 'accent2'> => ({
  institution: name,
  contact: contact.email,
  accent: brandColor,
  accent2: logoOchre(brandColor),
});
