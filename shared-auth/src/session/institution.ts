import { INLINE_IDS, type Institution } from 'shared-contract';

/** The school as the page itself declares it, for what is printed; null where no page of the portal is around. */
export const readInstitution = (): Institution | null => {
  const text = document.getElementById(INLINE_IDS.institution)?.textContent;
  return text ? JSON.parse(text) : null;
};
