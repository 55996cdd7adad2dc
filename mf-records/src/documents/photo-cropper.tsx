import { useEffect, useId, useRef, useState } from 'react';
import { Button, Dialog, Grid, Stack } from 'shared-ui';
import { PHOTO_TEXTS } from '../texts/documents';
import { cropOf, type Framing, PHOTO_SIZE } from './crop';

const texts = PHOTO_TEXTS;

const SLIDERS = [
  { key: 'zoom', label: texts.zoom, min: 1, max: 3 },
  { key: 'horizontal', label: texts.horizontal, min: 0, max: 1 },
  { key: 'vertical', label: texts.vertical, min: 0, max: 1 },
] as const;

interface SliderProps {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

const FRAME = {
  '& canvas': { width: '12rem', height: '16rem', borderRadius: '0.75rem' },
  '& [type=range]': { accentColor: 'var(--accent)' },
} as const;

const Slider = ({ label, min, max, value, onChange }: SliderProps) => {
  const id = useId();
  return (
    <Stack gap="1">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={(max - min) / 50}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </Stack>
  );
};

export interface PhotoCropperProps {
  picture: ImageBitmap;
  onCancel: () => void;
  /** Gets the cropped picture as a JPEG. */
  onDone: (file: File) => void;
}

/** Frames a picture as an identity photo; what is seen is what is sent. */
export const PhotoCropper = ({ picture, onCancel, onDone }: PhotoCropperProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [framing, setFraming] = useState<Framing>({ zoom: 1, horizontal: 0.5, vertical: 0.5 });

  useEffect(() => {
    const { x, y, width, height } = cropOf(picture, framing);
    const { width: outWidth, height: outHeight } = PHOTO_SIZE;
    canvas.current?.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, outWidth, outHeight);
  }, [picture, framing]);

  const finish = () =>
    canvas.current?.toBlob(
      (blob) => blob && onDone(new File([blob], 'photo.jpg', { type: 'image/jpeg' })),
      'image/jpeg',
      0.92,
    );

  return (
    <Dialog
      isOpen
      title={texts.dialogTitle}
      onClose={onCancel}
      actions={
        <>
          <Button variant="outline" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button onClick={finish}>{texts.save}</Button>
        </>
      }
    >
      <Grid gap="4" justifyItems="center" css={FRAME}>
        <canvas ref={canvas} {...PHOTO_SIZE} role="img" aria-label={texts.preview} />
        <Stack gap="3" width="100%">
          {SLIDERS.map(({ key, ...slider }) => (
            <Slider
              key={key}
              {...slider}
              value={framing[key]}
              onChange={(value) => setFraming((before) => ({ ...before, [key]: value }))}
            />
          ))}
        </Stack>
      </Grid>
    </Dialog>
  );
};
