import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../button/icon-button';
import { Icon } from '../icon/icon';
import { AppLink } from '../link/app-link';
import { Overlay } from '../overlay/overlay';
import { CountBadge } from '../status/count-badge';
import { StatusBadge, type StatusBadgeProps } from '../status/status-badge';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { Groups, Head, Line, SearchField } from './more-parts';

/** Line of the sheet: a link, an action, or a closed service. */
export interface MoreLine {
  label: string;
  /** Registered icon name. */
  icon: string;
  to?: string;
  onSelect?: () => void;
  state?: Pick<StatusBadgeProps, 'tone' | 'icon'> & { text: string };
  /** A figure, and the words that say what is counted. */
  count?: { figure: number; words: string };
}

export interface MoreGroup {
  title: string;
  lines: readonly MoreLine[];
}

export interface MoreSheetProps {
  /** « Plus » */
  title: string;
  /** Name of the field that leads to the jump; without `onSearch` there is none. */
  search: string;
  onSearch?: () => void;
  groups: readonly MoreGroup[];
  onClose: () => void;
}

const Content = ({ label, icon, state, count }: MoreLine) => (
  <>
    <Icon name={icon} />
    <span>
      {label}
      {count && <VisuallyHidden>{`\u00a0: ${count.words}`}</VisuallyHidden>}
    </span>
    {count && <CountBadge count={count.figure} />}
    {state && (
      <StatusBadge bare tone={state.tone} {...(state.icon === undefined ? {} : { icon: state.icon })}>
        {state.text}
      </StatusBadge>
    )}
  </>
);

const Entry = ({ line, onClose }: { line: MoreLine; onClose: () => void }): ReactNode => {
  const { to, onSelect } = line;
  const content = <Content {...line} />;
  if (to !== undefined)
    return (
      <AppLink to={to} onClick={onClose}>
        {content}
      </AppLink>
    );
  if (!onSelect) return <div>{content}</div>;
  const select = () => {
    onClose();
    onSelect();
  };
  return (
    <button type="button" onClick={select}>
      {content}
    </button>
  );
};

/** Bottom sheet with the navigation that has no item in the bottom bar, by group. */
export const MoreSheet = ({ title, search, onSearch, groups, onClose }: MoreSheetProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  return (
    <Overlay look="sheet" aria-labelledby={id} firstFocus={heading} onClose={onClose}>
      <Head>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label="Fermer" icon="x" onClick={onClose} />
      </Head>
      <Groups>
        {onSearch && (
          <SearchField type="button" aria-haspopup="dialog" onClick={onSearch}>
            <Icon name="search" />
            {search}
          </SearchField>
        )}
        {groups.map((group, rank) => (
          <section key={group.title} aria-labelledby={`${id}-${rank}`}>
            <h3 id={`${id}-${rank}`}>{group.title}</h3>
            <ul>
              {group.lines.map((line) => (
                <Line key={line.label}>
                  <Entry line={line} onClose={onClose} />
                </Line>
              ))}
            </ul>
          </section>
        ))}
      </Groups>
    </Overlay>
  );
};
