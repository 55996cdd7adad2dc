/** Below this width a page of the desk is one column, and its choices take less room. */
export const NARROW = '@media (max-width: 899.98px)';
