import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusList } from '../../shared/list-keys';

/** What offered acts is gone with the focus that it had: this goes to the open request, otherwise to the list. */
export const useFocusWhenGone = (isThere: boolean, heading?: RefObject<HTMLElement | null>): void => {
  const wasThere = useRef(false);
  useLayoutEffect(() => {
    const isLost = wasThere.current && !isThere && document.activeElement === document.body;
    wasThere.current = isThere;
    if (!isLost) return;
    if (heading?.current) heading.current.focus();
    else focusList();
  }, [isThere, heading]);
};
