import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '../icon/icon';
import { iconUpload } from '../kit/icons';
import { chakra } from '../theme/styled';
import { choosable } from './validate-file';

const Root = chakra('label', {
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
    isRefused: { true: { border: '2px dashed var(--danger-icon)' } },
  },
});

export interface DropZoneProps {
  /** Accessible name of the control. */
  label: string;
  /** Words in the zone, when they are not the label. */
  children?: ReactNode;
  /** Endings: `.pdf,.png`. */
  accept: string;
  onFile: (file: File) => void;
  describedBy?: string | undefined;
  /** The last file was refused or did not arrive. */
  isRefused?: boolean;
}

/** File input and drop target; the same file can be chosen again. */
export const DropZone = ({
  label,
  children,
  accept,
  onFile,
  describedBy,
  isRefused = false,
}: DropZoneProps) => {
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
    if (input.current) input.current.value = '';
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Root
      isOver={isOver}
      isRefused={isRefused}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <Icon path={iconUpload} />
      <span>
        {children ?? label}
        <small>ou glissez le fichier ici</small>
      </span>
      <input
        ref={input}
        type="file"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isRefused || undefined}
        accept={choosable(accept)}
        onChange={(event) => take(event.target.files)}
      />
    </Root>
  );
};
