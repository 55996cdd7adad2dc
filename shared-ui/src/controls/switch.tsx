import { chakra } from '../theme/styled';

const Root = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '2.75rem',
    padding: '0',
    border: '0',
    background: 'none',
    color: 'text',
    fontWeight: 'medium',
    textAlign: 'left',
    cursor: 'pointer',
    '& > span:first-of-type': {
      flex: 'none',
      width: '2.75rem',
      height: '1.5rem',
      padding: '2px',
      borderRadius: 'full',
      border: '1.5px solid var(--border-strong)',
      background: 'input',
      transition: 'background-color .14s',
    },
    '& > span:first-of-type::before': {
      content: '""',
      display: 'block',
      width: '1.0625rem',
      height: '1.0625rem',
      borderRadius: '50%',
      background: 'border-strong',
      transition: 'translate .14s',
    },
    '&[aria-checked=true] > span:first-of-type': { background: 'accent', borderColor: 'accent' },
    '&[aria-checked=true] > span:first-of-type::before': { background: 'accent-fg', translate: '1.25rem 0' },
    '&[aria-disabled=true]': { color: 'muted', cursor: 'not-allowed' },
    '&[aria-disabled=true] > span:first-of-type': { borderStyle: 'dashed' },
  },
});

export interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  disabled?: boolean;
}

/** Toggle switch with immediate effect: « M'inscrire à la session ». */
export const Switch = ({ label, isOn, onChange, disabled = false }: SwitchProps) => (
  <Root
    type="button"
    role="switch"
    aria-checked={isOn}
    aria-disabled={disabled || undefined}
    onClick={() => !disabled && onChange(!isOn)}
  >
    <span aria-hidden="true" />
    <span>{label}</span>
  </Root>
);
