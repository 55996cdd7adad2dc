import { isRecord } from 'shared-contract/base/check-body';

/** Router state from the wizard's end to the programme. */
export const REENROLLED = { isReenrolled: true } as const;

/** True on the page that the wizard's end leads to. */
export const isReenrolled = (state: unknown): boolean => isRecord(state) && state['isReenrolled'] === true;
