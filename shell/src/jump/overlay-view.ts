/** What leads elsewhere, over the page: the sheet of a phone, or the jump. */
export type OverlayView = 'more' | 'jump';

export interface NavigationOverlayProps {
  view: OverlayView;
  onOpen: (view: OverlayView) => void;
  onChooseStudent: () => void;
  onClose: () => void;
}
