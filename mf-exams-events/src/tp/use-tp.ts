import { useApi } from 'shared-auth';
import { tpGroups } from 'shared-contract/tp/endpoints';

/** The groups of a course, with the places that are left. */
export const useTpGroups = (ActiviteApprentissageID: number) => useApi(tpGroups, { ActiviteApprentissageID });
