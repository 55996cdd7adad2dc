import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { Icon } from '../icon/icon';
import { iconUpload } from '../kit/icons';
import { chakra } from '../theme/styled';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { choosable } from './validate-file';

// No label: the field lies over it, and takes what is pressed.
const Root = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.625rem',
    minHeight: '2.75rem',
    padding: '0.8125rem',
    border: '1.5px dashed var(--border-strong)',
    borderRadius: 'md',
    background: 'input',
    color: 'accent-text',
    fontSize: '0.9375rem',
    fontWeight: 'semibold',
    textAlign: 'center',
    cursor: 'pointer',
    '&:hover': { background: 'accent-bg', borderColor: 'accent' },
    '&:focus-within': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
    // Nothing can be dropped where nothing hovers.
    '& small': {
      display: 'block',
      fontWeight: '400',
      color: 'muted',
      '@media (hover: none)': { display: 'none' },
    },
    '& > input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
  },
  variants: {
    isOver: { true: { background: 'accent-bg-hover', borderColor: 'accent' } },
    isBusy: { true: { color: 'muted', '& > input': { cursor: 'progress' } } },
    isRefused: { true: { border: '2px dashed var(--danger-icon)' } },
  },
});

export interface DropZoneProps {
  /** What it is for: « Charger – Carte d’identité ». With the words of the zone it names the control (WCAG 2.5.3). */
  label: string;
  /** Words in the zone, when they are not the label. */
  children?: ReactNode;
  /** Of the control: where an error leads. */
  id?: string | undefined;
  /** Endings: `.pdf,.png`. */
  accept: string;
  onFile: (file: File) => void;
  describedBy?: string | undefined;
  /** The last file was refused or did not arrive, or one is missing. */
  isRefused?: boolean;
  /** A file is on its way: none is taken until it has arrived. */
  isBusy?: boolean;
}

interface WordsProps {
  own: string;
  label: string;
  shown: ReactNode;
}

/** What is seen of the zone: said as the name of the field, and not before it as well. */
const Words = ({ own, label, shown }: WordsProps) => (
  <>
    {shown !== undefined && (
      <VisuallyHidden id={`${own}-objet`} aria-hidden="true">
        {label}
      </VisuallyHidden>
    )}
    <span>
      <span id={`${own}-mots`} aria-hidden="true">
        {shown ?? label}
      </span>
      <small aria-hidden="true">ou glissez le fichier ici</small>
    </span>
  </>
);

/** File input and drop target; the same file can be chosen again. */
export const DropZone = ({
  label,
  children,
  accept,
  onFile,
  describedBy,
  id,
  isRefused = false,
  isBusy = false,
}: DropZoneProps) => {
  const [isOver, setIsOver] = useState(false);
  const own = useId();
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !isBusy) onFile(file);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Root
      isOver={isOver}
      isBusy={isBusy}
      isRefused={isRefused}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <Icon path={iconUpload} />
      <Words own={own} label={label} shown={children} />
      <input
        id={id}
        type="file"
        aria-labelledby={children === undefined ? `${own}-mots` : `${own}-objet ${own}-mots`}
        aria-describedby={describedBy}
        aria-invalid={isRefused || undefined}
        aria-disabled={isBusy || undefined}
        accept={choosable(accept)}
        onClick={(event) => {
          if (isBusy) event.preventDefault();
        }}
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
    </Root>
  );
};
