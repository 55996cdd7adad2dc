import type { ReactNode } from 'react';
import { withOrdinals } from '../text/ordinals';
import { chakra } from '../theme/styled';

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    marginBottom: '1.75rem',
    _print: { marginBottom: '4' },
  },
});

const Lead = chakra('div', {
  base: { color: 'muted', marginTop: '2', maxWidth: '42rem', textWrap: 'pretty' },
});
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });
const Below = chakra('div', { base: { marginTop: '0.875rem' } });

export interface PageHeadProps {
  /** The page's only h1. The shell moves the focus to it after a navigation. */
  title: ReactNode;
  lead?: ReactNode;
  /** At the right: the page's main action. */
  actions?: ReactNode;
  /** Under the lead: statuses, facts. */
  children?: ReactNode;
}

/** Title of a screen. */
export const PageHead = ({ title, lead, actions, children }: PageHeadProps) => (
  <Root>
    <div>
      <h1 tabIndex={-1}>{title}</h1>
      {lead !== undefined && <Lead>{withOrdinals(lead)}</Lead>}
      {children !== undefined && <Below>{children}</Below>}
    </div>
    {actions !== undefined && <Actions>{actions}</Actions>}
  </Root>
);
