export {
  CommandPalette,
  type CommandPaletteGroup,
  type CommandPaletteHit,
  type CommandPaletteProps,
} from '../command-palette/command-palette';
export type { Span } from '../command-palette/highlight';
export { type MoreGroup, type MoreLine, MoreSheet, type MoreSheetProps } from '../more-sheet/more-sheet';
