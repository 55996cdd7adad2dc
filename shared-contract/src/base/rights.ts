/** What a right allows on a screen (S1 §3). */
export type Right = 'Create' | 'Read' | 'Update' | 'Delete';

/** Kinds of account. */
export type Role = 'student' | 'admin' | 'programmes' | 'verifications' | 'gestion';
