import type { ReactNode } from 'react';
import { NewMark } from '../status/new-mark';
import { chakra } from '../theme/styled';

/** Files below one another, in a card. */
export const FileList = chakra('ul', { base: { '& > li + li': { borderTop: '1px solid var(--border)' } } });

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '0.125rem 0.875rem',
    alignItems: 'center',
    padding: '0.75rem 1.125rem',
  },
});

const Kind = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '2.25rem',
    height: '2.5rem',
    borderRadius: '0.375rem 0.75rem 0.375rem 0.125rem',
    background: 'sunken',
    border: '1px solid var(--border)',
    fontSize: '0.625rem',
    fontWeight: '700',
    color: 'muted',
    letterSpacing: '.02em',
  },
});

const Name = chakra('div', {
  base: {
    fontWeight: 'medium',
    lineHeight: '1.35',
    overflowWrap: 'anywhere',
    '& > small': { display: 'block', fontWeight: '400', color: 'muted', fontSize: 'xs' },
  },
});

export interface FileItemProps {
  name: ReactNode;
  /** Three or four letters on the sheet: PDF. */
  kind: string;
  /** Under the name: date, size. */
  detail?: ReactNode;
  /** Adds « Nouveau ». */
  isNew?: boolean;
  /** At the right: a download. */
  action?: ReactNode;
}

/** One file of a FileList. */
export const FileItem = ({ name, kind, detail, isNew = false, action }: FileItemProps) => (
  <Item>
    <Kind aria-hidden="true">{kind}</Kind>
    <Name>
      {name}
      {isNew && <NewMark>Nouveau</NewMark>}
      {detail !== undefined && <small>{detail}</small>}
    </Name>
    {action}
  </Item>
);
