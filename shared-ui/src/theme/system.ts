import { createSystem } from '@chakra-ui/react/styled-system';
import { css } from '@emotion/react';
import { memoizeByJson, memoizeByObject } from 'shared-contract/base/memoize';
import { BREAKPOINTS } from 'shared-contract/theme';
import { utilities } from './utilities';

/**
 * Our conditions and utilities. There is no token of its own: values are the custom properties that the server inlines
 * in the page (`shared-contract/theme`), and each component carries its recipe. Chakra's base preset
 * is left out: 5 kB for properties that nobody writes here. No layers, so that a component's class wins over
 * the page's element styles.
 */
const baseSystem = createSystem({
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

type Style = Parameters<typeof baseSystem.css>[number];

const NO_STYLE = {};

/** Merges styles into the form that Emotion takes as is. */
const mergeStyles = memoizeByObject((style: object) =>
  memoizeByJson((...beside: Style[]) => css(baseSystem.css(style, ...beside))),
);

/** Chakra system of the portal; memoizes computed rules. */
export const system: typeof baseSystem = {
  ...baseSystem,
  css: (style = NO_STYLE, ...beside) => mergeStyles(style)(...beside),
};
