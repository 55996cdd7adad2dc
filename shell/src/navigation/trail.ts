import type { DeclaredScreen } from '../portal/screens';

/** A page above or at the one in view. */
export interface TrailStep {
  path: string;
  title: string;
}

/** The pages above a screen and itself, from the top; a parent that is not declared is left out. */
export const trailOf = (screens: DeclaredScreen[], screen: DeclaredScreen): TrailStep[] => {
  const parent = screens.find(({ path }) => path === screen.parent);
  const above = parent && parent !== screen ? trailOf(screens, parent) : [];
  return [...above, { path: screen.path, title: screen.title }];
};
