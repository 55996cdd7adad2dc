import type { ReactNode } from 'react';
import type { ApiQuery } from 'shared-auth';
import type { Thesis } from 'shared-contract/thesis/thesis';
import { AsyncState, EmptyState, PageHead } from 'shared-ui';
import { THESIS_FRAME_TEXTS } from '../texts/thesis-frame';

interface ThesisFrameProps {
  title: string;
  lead?: string;
  query: ApiQuery<Thesis | null>;
  /** In the shape of what is awaited. */
  skeleton: ReactNode;
  /** The screen, once there is a thesis. */
  children: (thesis: Thesis) => ReactNode;
}

/** A screen on the student's thesis: its head, and what it shows while there is none. */
export const ThesisFrame = ({ title, lead, query, skeleton, children }: ThesisFrameProps) => (
  <>
    <PageHead title={title} lead={lead} />
    <AsyncState
      query={query}
      errorTitle={THESIS_FRAME_TEXTS.errorTitle}
      skeleton={skeleton}
      empty={
        <EmptyState title={THESIS_FRAME_TEXTS.none} icon="file-text">
          {THESIS_FRAME_TEXTS.noneText}
        </EmptyState>
      }
    >
      {(thesis) => thesis && children(thesis)}
    </AsyncState>
  </>
);
