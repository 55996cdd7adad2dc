import type { ReactNode } from 'react';
import { AppLink, type AppLinkProps } from '../link/app-link';
import { CountBadge } from '../status/count-badge';
import { chakra } from '../theme/styled';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { WindowInfo, type WindowInfoProps } from '../window-info/window-info';
import { IconTile } from './icon-tile';

const Root = chakra(AppLink, {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    minHeight: '8.75rem',
    padding: '0.9375rem',
    background: 'surface',
    border: '1px solid var(--border)',
    borderRadius: 'lg',
    boxShadow: 'sm',
    textDecoration: 'none',
    color: 'text',
    transition: 'transform .2s cubic-bezier(.2,.7,.2,1), border-color .14s, box-shadow .2s',
    '&:hover': { borderColor: 'accent-border', boxShadow: 'md' },
    '&:hover [data-icon-tile]': { background: 'accent', color: 'accent-fg' },
    '&:active': { transform: 'scale(.985)' },
    '&:focus-visible': { borderRadius: 'lg' },
    '& h3': { marginTop: '0.875rem', fontSize: '0.9375rem', fontWeight: 'bold', lineHeight: '1.25' },
    '& p': { fontSize: 'xs', lineHeight: '1.4', color: 'muted', marginTop: '1', textWrap: 'pretty' },
    _highContrast: { border: '1px solid CanvasText' },
  },
  variants: {
    closed: {
      true: {
        background: 'sunken',
        borderStyle: 'dashed',
        borderColor: 'border-strong',
        boxShadow: 'none',
        '& [data-icon-tile], &:hover [data-icon-tile]': {
          background: 'none',
          color: 'muted',
          border: '1.5px dashed var(--border-strong)',
        },
        '&:hover': { borderColor: 'text', boxShadow: 'none' },
      },
    },
  },
});

const Corner = chakra('span', { base: { position: 'absolute', top: '0.9375rem', right: '0.9375rem' } });
const Foot = chakra('span', { base: { marginTop: 'auto', paddingTop: '0.875rem' } });

export interface TileOwnProps {
  /** Registered icon name. */
  icon: string;
  title: string;
  /** One short line. */
  text?: ReactNode;
  /** A figure in the corner and what it counts, as words: « 3 documents non lus ». */
  badge?: { count: number; label: string } | undefined;
  window?: WindowInfoProps | undefined;
  /** Dashed and grey: it leads to why it is closed. */
  closed?: boolean;
}

export type TileProps = TileOwnProps & Omit<AppLinkProps, keyof TileOwnProps | 'children' | 'color'>;

/** One service: the whole block is one link, named by its heading. */
export const Tile = ({ icon, title, text, badge, window, closed = false, ...rest }: TileProps) => {
  // The union of targets survives the rest, which the compiler can't see through the factory's props.
  const target = rest as AppLinkProps;
  return (
    <Root closed={closed} {...target}>
      <IconTile name={icon} />
      {badge && badge.count > 0 && (
        <Corner>
          <CountBadge count={badge.count} />
        </Corner>
      )}
      <h3>
        {title}
        {badge && badge.count > 0 && <VisuallyHidden>{`\u00a0: ${badge.label}`}</VisuallyHidden>}
      </h3>
      {text !== undefined && <p>{text}</p>}
      {window && (
        <Foot>
          <WindowInfo {...window} />
        </Foot>
      )}
    </Root>
  );
};
