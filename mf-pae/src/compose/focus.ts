/** Identifier of the summary beside the units, to which the focus goes. */
export const SELECTION_ID = 'ma-selection';

/** Identifier of the button of the bar that opens the summary on a phone. */
export const SELECTION_BUTTON_ID = 'ouvrir-ma-selection';

/** Identifier of the panel of warnings. */
export const WARNINGS_ID = 'avertissements';

/** Identifier of the line of a unit. */
export const unitElementId = (id: number): string => `ue-${id}`;

const bringFocus = (target: HTMLElement | null | undefined, line: Element | null): void => {
  target?.focus({ preventScroll: true });
  line?.scrollIntoView?.({ block: 'nearest' });
};

/** The focus goes to the checkbox of a unit: the button that acted on it is gone by then (WCAG 2.4.3). */
export const focusUnit = (id: number | undefined): void => {
  const line = id === undefined ? null : document.getElementById(unitElementId(id));
  bringFocus(line?.querySelector('input'), line);
};

/** The focus goes to the summary; on a phone to the button that opens it, since a hidden element takes none. */
export const focusSelection = (): void => {
  const summary = document.getElementById(SELECTION_ID);
  bringFocus(summary, summary);
  if (document.activeElement !== summary) document.getElementById(SELECTION_BUTTON_ID)?.focus();
};
