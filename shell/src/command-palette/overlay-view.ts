/** Navigation overlays: « Plus » sheet, or command palette. */
export type OverlayView = 'more' | 'jump';

export interface NavigationOverlayProps {
  view: OverlayView;
  onOpen: (view: OverlayView) => void;
  onChooseStudent: () => void;
  onClose: () => void;
}
