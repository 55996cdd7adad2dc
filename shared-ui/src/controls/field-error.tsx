import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { chakra } from '../theme/styled';

const ErrorLine = chakra('p', {
  base: {
    display: 'flex',
    gap: '1.5',
    alignItems: 'flex-start',
    color: 'danger-text',
    fontSize: 'sm',
    fontWeight: 'semibold',
    marginTop: '0.4375rem',
    lineHeight: '1.4',
    '& > svg': { marginTop: '0.5', color: 'danger-icon' },
  },
});

/** The phrase under a field that says the remedy. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <ErrorLine id={`${id}-erreur`}>
    <Icon name="circle-alert" size="sm" />
    <span>{children}</span>
  </ErrorLine>
);
