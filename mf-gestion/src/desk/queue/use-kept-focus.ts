import { useLayoutEffect, useRef } from 'react';
import { focusList, LIST_ID } from '../../shared/list-keys';

/**
 * Keeps the focus in a list whose focused row goes away, in the same commit: keys go on with the row in its place, with
 * the list itself once it is empty.
 */
export const useKeptFocus = () => {
  const isIn = useRef(false);
  useLayoutEffect(() => {
    if (isIn.current && document.activeElement === document.body) focusList();
  });
  return {
    id: LIST_ID,
    tabIndex: -1,
    onFocus: () => {
      isIn.current = true;
    },
    // Not told of what goes away with the focus.
    onBlur: () => {
      isIn.current = false;
    },
  };
};
