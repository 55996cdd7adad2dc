import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useRef,
} from 'react';
import { useModal } from '../dialog/use-modal';
import { chakra, WIDE_BREAKPOINT } from '../theme/styled';

const Panel = chakra('dialog', {
  base: {
    width: '100%',
    padding: '0',
    border: '1px solid var(--border)',
    background: 'raised',
    color: 'text',
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    '&[open]': { display: 'flex', flexDirection: 'column', animation: 'rise .2s cubic-bezier(.2,.7,.2,1)' },
    '&::backdrop': { background: 'backdrop' },
  },
  variants: {
    look: {
      sheet: {
        maxWidth: { base: '100%', sm: '36rem' },
        maxHeight: '94dvh',
        margin: 'auto auto 0',
        borderRadius: 'var(--r-xl) var(--r-xl) 0 0',
        paddingBottom: 'env(safe-area-inset-bottom)',
      },
      jump: {
        maxWidth: '100%',
        height: '100dvh',
        maxHeight: '100dvh',
        margin: '0',
        border: '0',
        [WIDE_BREAKPOINT]: {
          maxWidth: '40rem',
          height: 'fit-content',
          maxHeight: 'calc(100dvh - 9rem)',
          margin: '7.5rem auto auto',
          border: '1px solid var(--border)',
          borderRadius: 'var(--r-xl) var(--r-xl) var(--r-xl) .375rem',
          boxShadow: 'lg',
        },
      },
    },
  },
});

export interface OverlayProps extends Pick<ComponentProps<'dialog'>, 'aria-label' | 'aria-labelledby'> {
  /** From the bottom, or what one types in: the whole screen of a phone, a panel on a computer. */
  look: 'sheet' | 'jump';
  /** What takes the focus. */
  firstFocus: RefObject<HTMLElement | null>;
  /** Asked by Escape and by a press beside it. */
  onClose: () => void;
  children: ComponentProps<'dialog'>['children'];
}

/** What lies beside the panel is the element's own backdrop. */
const isBeside = ({ currentTarget, target, clientX: x, clientY: y }: MouseEvent<HTMLDialogElement>) => {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (x < left || x > right || y < top || y > bottom);
};

/** Light modal, dismissed by Escape or a click outside; the rest is inert, focus is restored on close. */
export const Overlay = ({ firstFocus, onClose, children, ...look }: OverlayProps) => {
  const { dialog } = useModal(true, firstFocus);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  // Pressed and released beside it: a press can be taken back, and a selection may end there.
  const isPressedBeside = useRef(false);
  const handlePress = (event: MouseEvent<HTMLDialogElement>) => {
    isPressedBeside.current = isBeside(event);
  };
  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (isPressedBeside.current && isBeside(event)) onClose();
  };
  return (
    <Panel
      ref={dialog}
      aria-modal="true"
      onKeyDown={handleKey}
      onCancel={handleCancel}
      onMouseDown={handlePress}
      onClick={handleClick}
      {...look}
    >
      {children}
    </Panel>
  );
};
