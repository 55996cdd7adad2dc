/** Style recipe of buttons and links styled as buttons. */
export const buttonRecipe = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '2.75rem',
    padding: '0.5rem 1.125rem',
    borderRadius: 'sm',
    border: '1px solid transparent',
    fontWeight: 'semibold',
    fontSize: '0.9375rem',
    lineHeight: '1.2',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color .14s, border-color .14s',
    '&[aria-busy=true]': { cursor: 'progress' },
    '&:focus-visible': { borderRadius: 'sm' },
    _print: { display: 'none!' },
  },
  variants: {
    variant: {
      solid: { background: 'accent', color: 'accent-fg', _hover: { background: 'accent-hover' } },
      outline: {
        background: 'surface',
        color: 'text',
        borderColor: 'border-strong',
        _hover: { background: 'sunken', borderColor: 'text' },
      },
      ghost: {
        background: 'none',
        color: 'accent-text',
        paddingInline: '3',
        _hover: { background: 'accent-bg' },
      },
      tonal: { background: 'accent-bg', color: 'accent-text', _hover: { background: 'accent-bg-hover' } },
      danger: {
        background: 'danger-solid',
        color: 'danger-solid-fg',
        _hover: { background: 'danger-solid-hover' },
      },
    },
    size: {
      md: {},
      sm: { minHeight: { base: '2.75rem', sm: '2.25rem' }, padding: '0.375rem 0.75rem', fontSize: 'sm' },
    },
    full: { true: { width: 'full' } },
    unavailable: {
      true: {
        '&, &:hover': {
          background: 'sunken',
          color: 'muted',
          border: '1px dashed var(--border-strong)',
          cursor: 'not-allowed',
        },
      },
    },
    /** Below 600 px the text goes and the icon stays; the name is kept for screen readers. */
    iconOnPhone: {
      true: {
        '@media (max-width: 37.49em)': {
          width: '2.75rem',
          padding: '0',
          '& > span': {
            position: 'absolute',
            width: '1px',
            height: '1px',
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
        },
      },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
} as const;

export type ButtonVariant = keyof typeof buttonRecipe.variants.variant;
export type ButtonSize = keyof typeof buttonRecipe.variants.size;
