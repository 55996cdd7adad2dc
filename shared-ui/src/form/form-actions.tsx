import { chakra } from '../theme/styled';

/** Inline form actions: full width on phones, right-aligned above. */
export const FormActions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    '& > :is(button, a)': { width: { base: 'full', sm: 'auto' } },
  },
});
