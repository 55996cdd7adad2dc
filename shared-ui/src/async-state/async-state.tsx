import { createContext, type ReactNode, useContext, useState } from 'react';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { EmptyState } from '../empty-state/empty-state';
import { Box } from '../layout/layout';
import { DELAYED_FADE_IN } from '../skeleton/delayed-fade-in';
import { SkeletonCards } from '../skeleton/skeleton-shapes';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { useDelayed } from './use-delayed';

/** Maps an error to its message; the shell provides the API problem's sentence. */
export type DescribeError = (error: unknown) => string;

export const DescribeErrorContext = createContext<DescribeError>(
  () => 'Vérifiez votre connexion, puis réessayez.',
);

/** Result of a data hook (SWR's shape). */
export interface AsyncQuery<Data> {
  data: Data | undefined;
  error: unknown;
  isLoading: boolean;
  /** Asks again. */
  mutate: () => unknown;
}

export interface AsyncStateProps<Data> {
  query: AsyncQuery<Data>;
  /** Same shape as the data. */
  skeleton?: ReactNode;
  /** Shown when there is nothing: null, undefined or an empty list, unless `isEmpty` says otherwise; null shows none. */
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  errorTitle?: string;
  /** The sentence under the title, in place of the portal's own. */
  errorText?: (error: unknown) => string;
  children: (data: Data) => ReactNode;
}

const NOTHING = <EmptyState title="Rien à afficher pour le moment" />;

const hasNothing = (data: unknown): boolean =>
  data === null || data === undefined || (Array.isArray(data) && data.length === 0);

interface LoadErrorProps {
  title: string;
  text: string;
  tone: 'danger' | 'warning';
  onRetry: () => unknown;
}

const LoadError = ({ title, text, tone, onRetry }: LoadErrorProps) => {
  const [isBusy, setIsBusy] = useState(false);
  const retry = async () => {
    setIsBusy(true);
    // The query keeps its own error; this only waits for the end.
    await Promise.resolve(onRetry()).catch(() => undefined);
    setIsBusy(false);
  };
  const action = (
    <Button variant="outline" size="sm" icon="rotate-cw" busy={isBusy} onClick={retry}>
      Réessayer
    </Button>
  );
  return (
    <Alert tone={tone} title={title} actions={action} live>
      <p>{text}</p>
    </Alert>
  );
};

const Loading = ({ skeleton }: { skeleton: ReactNode }) => {
  const isDue = useDelayed(true);
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{isDue ? 'Chargement…' : ''}</VisuallyHidden>
      <Box {...(isDue ? undefined : DELAYED_FADE_IN)}>{skeleton}</Box>
    </div>
  );
};

/**
 * Renders the four states of async data: skeleton (space reserved at once, visible after 200 ms), error with a retry,
 * empty, data. Stale data that failed to revalidate stays, under a warning.
 */
export const AsyncState = <Data,>(props: AsyncStateProps<Data>) => {
  const { query, skeleton = <SkeletonCards />, empty = NOTHING, isEmpty = hasNothing, children } = props;
  const { errorTitle = 'Ces informations n’ont pas pu être chargées', errorText } = props;
  const describe = useContext(DescribeErrorContext);
  const { data, error, mutate } = query;
  const hasError = error !== undefined && error !== null;
  const failure = (title: string, tone: 'danger' | 'warning') => (
    <LoadError title={title} text={(errorText ?? describe)(error)} tone={tone} onRetry={mutate} />
  );
  if (data === undefined) return hasError ? failure(errorTitle, 'danger') : <Loading skeleton={skeleton} />;
  return (
    <>
      {hasError && failure('Ces informations datent de votre dernière visite', 'warning')}
      {isEmpty(data) ? empty : children(data)}
    </>
  );
};
