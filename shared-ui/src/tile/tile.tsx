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
    padding: { base: '3', sm: '0.9375rem' },
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
    '& h3': { fontSize: { base: 'sm', sm: '0.9375rem' }, fontWeight: 'bold', lineHeight: '1.25' },
    '& > p': { fontSize: 'xs', lineHeight: '1.4', color: 'muted', marginTop: '0.625rem', textWrap: 'pretty' },
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

const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: { base: '0.625rem', sm: '3' } },
});
const Count = chakra('span', { base: { marginLeft: 'auto' } });
const Foot = chakra('span', { base: { marginTop: 'auto', paddingTop: '3' } });

export interface TileOwnProps {
  /** Registered icon name. */
  icon: string;
  title: string;
  /** One short line. */
  text?: ReactNode;
  /** A figure beside the title and what it counts, as words: « 3 documents non lus ». */
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
      <Head>
        <IconTile name={icon} />
        <h3>
          {title}
          {badge && badge.count > 0 && <VisuallyHidden>{`\u00a0: ${badge.label}`}</VisuallyHidden>}
        </h3>
        {badge && badge.count > 0 && (
          <Count data-count="">
            <CountBadge count={badge.count} />
          </Count>
        )}
      </Head>
      {text !== undefined && <p>{text}</p>}
      {window && (
        <Foot>
          <WindowInfo {...window} />
        </Foot>
      )}
    </Root>
  );
};
