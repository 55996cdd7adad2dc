import type { ExternalLink } from 'shared-ui';
import { usePortal } from '../portal/portal-context';
import { TEXTS } from '../texts';

/** Links to the school's other services, from its configuration. */
export const useExternalLinks = (): ExternalLink[] => {
  const { links } = usePortal().institution;
  return [
    { label: TEXTS.mail, href: links.mail, icon: 'mail' },
    { label: TEXTS.chat, href: links.chat, icon: 'messages-square' },
    { label: TEXTS.timetable, href: links.timetable, icon: 'calendar-days' },
  ];
};
