import { createSystem } from '@chakra-ui/react/styled-system';
import { BREAKPOINTS } from 'shared-contract/theme';
import { utilities } from './utilities';

/**
 * Our Chakra system. It holds no token of its own: values are the custom properties that the server inlines
 * in the page (`shared-contract/theme`), and each component carries its recipe. Chakra's base preset
 * is left out: 5 kB for properties that nobody writes here. No layers, so that a component's class wins over
 * the page's element styles.
 */
export const system = createSystem({
  disableLayers: true,
  preflight: false,
  conditions: {
    hover: '&:hover',
    active: '&:active',
    focusVisible: '&:focus-visible',
    focusWithin: '&:focus-within',
    disabled: '&:is(:disabled,[aria-disabled=true])',
    checked: '&:checked',
    invalid: '&[aria-invalid=true]',
    open: '&[open]',
    currentPage: '&[aria-current=page]',
    before: '&::before',
    after: '&::after',
    first: '&:first-of-type',
    last: '&:last-of-type',
    placeholder: '&::placeholder',
    print: '@media print',
    highContrast: '@media (forced-colors: active)',
  },
  utilities,
  theme: { breakpoints: { ...BREAKPOINTS } },
});
