import { memo } from 'react';
import { Legend } from 'shared-ui';
import { iconBookmarkCheck } from 'shared-ui/icons';
import { TEXTS } from '../../texts/pae';

const texts = TEXTS.unit;

const Marks = () => (
  <section aria-label={TEXTS.legend}>
    <Legend
      items={[
        { tone: 'info', icon: { path: iconBookmarkCheck }, label: texts.preselected },
        { tone: 'neutral', icon: 'undo-2', label: texts.unticked },
        { tone: 'warning', icon: 'link', label: texts.corequisite },
        { tone: 'danger', icon: 'ban', label: texts.incompatible },
        { tone: 'neutral', icon: 'lock', label: texts.closed },
        { tone: 'ok', icon: 'circle-check', label: texts.validated },
        { tone: 'plum', icon: 'award', label: texts.exempted },
      ]}
    />
  </section>
);

/** What the marks of the cards mean (S2 §2); never drawn twice. */
export const PaeLegend = memo(Marks);
