/** What leads elsewhere, over the page: the sheet of a phone, or the jump. */
export type MoveView = 'more' | 'jump';

export interface MovesProps {
  view: MoveView;
  onOpen: (view: MoveView) => void;
  onChooseStudent: () => void;
  onClose: () => void;
}
