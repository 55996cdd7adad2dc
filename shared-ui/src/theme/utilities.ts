import type { SystemConfig } from '@chakra-ui/react/styled-system';
import { colors, fontSizes, fontWeights, radii, shadows, sizes, spacing } from './tokens';

type Utilities = NonNullable<SystemConfig['utilities']>;

type Shorthands = Record<string, string[]>;

const each = (properties: Shorthands, values: Record<string, string>): Utilities =>
  Object.fromEntries(Object.entries(properties).map(([name, shorthand]) => [name, { shorthand, values }]));

const COLOURED: Shorthands = {
  background: ['bg'],
  backgroundColor: ['bgColor'],
  color: [],
  borderColor: [],
  borderTopColor: [],
  borderBottomColor: [],
  outlineColor: [],
  fill: [],
  stroke: [],
};

const SPACED: Shorthands = {
  margin: ['m'],
  marginTop: ['mt'],
  marginBottom: ['mb'],
  marginLeft: ['ml'],
  marginRight: ['mr'],
  marginInline: ['mx'],
  marginBlock: ['my'],
  padding: ['p'],
  paddingTop: ['pt'],
  paddingBottom: ['pb'],
  paddingLeft: ['pl'],
  paddingRight: ['pr'],
  paddingInline: ['px'],
  paddingBlock: ['py'],
  gap: [],
  rowGap: [],
  columnGap: [],
  inset: [],
  top: [],
  right: [],
  bottom: [],
  left: [],
};

const SIZED: Shorthands = {
  width: ['w'],
  height: ['h'],
  minWidth: ['minW'],
  maxWidth: ['maxW'],
  minHeight: ['minH'],
  maxHeight: ['maxH'],
};

/** The style properties that know our tokens; every other CSS property passes as it is written. */
export const utilities: Utilities = {
  ...each(COLOURED, colors),
  ...each(SPACED, spacing),
  ...each(SIZED, sizes),
  ...each({ borderRadius: ['rounded'] }, radii),
  ...each({ boxShadow: ['shadow'] }, shadows),
  ...each({ fontSize: [] }, fontSizes),
  ...each({ fontWeight: [] }, fontWeights),
  // Cuts a text after so many lines; the prefixed properties are still the only way.
  lineClamp: {
    transform: (lines) => ({
      display: '-webkit-box',
      overflow: 'hidden',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: lines,
    }),
  },
};
