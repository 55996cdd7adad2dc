import type { AccessFlag } from './flags';
import type { ScreenId } from './screen-ids';

/** Rights on a screen (S1 §3). */
export type Right = 'Create' | 'Read' | 'Update' | 'Delete';

/** Kinds of account. */
export const ROLES = ['student', 'admin', 'programmes', 'verifications', 'gestion'] as const;

export type Role = (typeof ROLES)[number];

/** Access rule of a call; one of several flags is enough. Without exceptions the strictest rule holds. */
export type AccessRule =
  | { open: true }
  | { session: true }
  | {
      screen: ScreenId;
      right: Right;
      flag?: AccessFlag | readonly AccessFlag[];
      /** A read that its window does not close (CONTRACT §7.3). */
      outlivesWindow?: true;
    }
  | { roles: readonly Role[]; screen?: ScreenId };

/** Exceptions to what holds for every call (CONTRACT §2). */
export interface AccessExceptions {
  /** One of the six start-up calls: answers anyone signed in. */
  startup?: true;
  /** Allowed before the privacy policy is accepted. */
  beforePrivacy?: true;
  /** Opened by navigation (a file in a new tab): carries no X-Matricule. */
  navigation?: true;
  /** A write that is allowed while viewing a student. */
  whileViewing?: true;
  /** Allowed to a blocked student, beside the screens Documents and Valves. */
  whenBlocked?: true;
}

/** Access declaration of a call; a call without it stops the server's start. */
export type Access = AccessRule & AccessExceptions;
