import type { DeclaredScreen } from '../portal/screens';

/** A page above or at the one in view. */
export interface BreadcrumbStep {
  path: string;
  title: string;
}

/** The pages above a screen and itself, from the top; a parent that is not declared is left out. */
export const breadcrumbTrail = (screens: DeclaredScreen[], screen: DeclaredScreen): BreadcrumbStep[] => {
  const parent = screens.find(({ path }) => path === screen.parent);
  const above = parent && parent !== screen ? breadcrumbTrail(screens, parent) : [];
  return [...above, { path: screen.path, title: screen.title }];
};
