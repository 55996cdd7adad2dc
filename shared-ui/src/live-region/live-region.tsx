import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export interface LiveRegionProps {
  /** What is read out when it changes. */
  message: string;
  /** At once, cutting what is being read. */
  urgent?: boolean;
}

/** Live region for screen readers; stays mounted, only its text changes. */
export const LiveRegion = ({ message, urgent = false }: LiveRegionProps) => (
  <VisuallyHidden role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'}>
    {message}
  </VisuallyHidden>
);
