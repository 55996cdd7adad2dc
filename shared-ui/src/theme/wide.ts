/** From this width on the header holds the links and the field of the jump; below, the bottom bar has the links. */
export const WIDE = '@media (min-width: 1040px)';
