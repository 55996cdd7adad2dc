import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon/icon';
import { AppLink } from '../link/app-link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { MenuList, MenuRoot, MenuTrigger } from './menu-parts';
import { focusFirstOrLast, moveInMenu, useClickOutside } from './use-menu-keys';

/** One entry: a route, an address, or something to do. */
export interface MenuEntry {
  label: string;
  /** Registered icon name. */
  icon?: string;
  to?: string;
  href?: string;
  onSelect?: () => void;
}

export interface MenuProps {
  /** Read after what the button shows: its name always holds its visible text. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  items: readonly MenuEntry[];
}

const EntryLine = ({ label, icon }: MenuEntry) => (
  <>
    {icon !== undefined && <Icon name={icon} />}
    {label}
  </>
);

const Entry = ({ entry, onClose }: { entry: MenuEntry; onClose: () => void }) => {
  const line = <EntryLine {...entry} />;
  const common = { role: 'menuitem', tabIndex: -1 } as const;
  if (entry.to !== undefined)
    return (
      <AppLink {...common} to={entry.to} onClick={onClose}>
        {line}
      </AppLink>
    );
  if (entry.href !== undefined)
    return (
      <AppLink {...common} href={entry.href} onClick={onClose}>
        {line}
      </AppLink>
    );
  const select = () => {
    onClose();
    entry.onSelect?.();
  };
  return (
    <button {...common} type="button" onClick={select}>
      {line}
    </button>
  );
};

/** A button and its list: arrows move, Escape and Tab close, the focus comes back to the button. */
export const Menu = ({ label, trigger, items }: MenuProps) => {
  const [edge, setEdge] = useState<'first' | 'last' | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const isOpen = edge !== null;
  const close = useCallback(() => setEdge(null), []);
  useClickOutside(root, isOpen, close);
  useEffect(() => {
    if (edge !== null) focusFirstOrLast(list.current, edge);
  }, [edge]);

  const handleTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setEdge(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const handleListKey = (event: KeyboardEvent) => {
    if (moveInMenu(event, list.current)) return;
    if (event.key === 'Tab') close();
    if (event.key !== 'Escape') return;
    close();
    button.current?.focus();
  };
  return (
    <MenuRoot ref={root}>
      <MenuTrigger
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setEdge(isOpen ? null : 'first')}
        onKeyDown={handleTriggerKey}
      >
        {trigger}
        <VisuallyHidden>{label}</VisuallyHidden>
      </MenuTrigger>
      {isOpen && (
        <MenuList ref={list} id={listId} role="menu" aria-label={label} onKeyDown={handleListKey}>
          {items.map((entry) => (
            <Entry key={entry.label} entry={entry} onClose={close} />
          ))}
        </MenuList>
      )}
    </MenuRoot>
  );
};
