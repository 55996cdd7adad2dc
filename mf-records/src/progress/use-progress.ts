import { useApi } from 'shared-auth';
import { progress } from 'shared-contract/progress/endpoints';

/** Credits towards each diploma, the cycle in progress first. */
export const useProgress = () => useApi(progress);
