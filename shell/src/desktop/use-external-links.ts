import type { ExternalLink } from 'shared-ui';
import { usePortal } from '../portal/portal-context';

/** Links to the school's other services, from its configuration; a server of before tells none. */
export const useExternalLinks = (): ExternalLink[] => usePortal().institution.services ?? [];
