/** What a right allows on a screen (S1 §3). */
export type Right = 'Create' | 'Read' | 'Update' | 'Delete';

/** Kinds of account. */
export const ROLES = ['student', 'admin', 'programmes', 'verifications', 'gestion'] as const;

export type Role = (typeof ROLES)[number];
