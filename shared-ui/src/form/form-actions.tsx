import { chakra } from '../theme/styled';

/** Place of the actions that stand in a page: the whole width on a phone, their own at the end of the line above. */
export const FormActions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    '& > :is(button, a)': { width: { base: 'full', sm: 'auto' } },
  },
});
