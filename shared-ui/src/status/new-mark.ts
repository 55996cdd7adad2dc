import { chakra } from '../theme/styled';

/** Marks what is new: « Nouveau ». */
export const NewMark = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    color: 'accent-text',
    fontSize: '2xs',
    fontWeight: 'bold',
    background: 'accent-soft',
    borderRadius: 'full',
    padding: '0.0625rem 0.4375rem',
    marginLeft: '1',
    whiteSpace: 'nowrap',
  },
});
