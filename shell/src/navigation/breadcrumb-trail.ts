import type { DeclaredScreen } from '../portal/screens';

/** A page of the breadcrumb. */
export interface BreadcrumbStep {
  path: string;
  title: string;
}

/** Breadcrumb of a screen from the top, itself included; undeclared parents are skipped. */
export const breadcrumbTrail = (screens: DeclaredScreen[], screen: DeclaredScreen): BreadcrumbStep[] => {
  const parent = screens.find(({ path }) => path === screen.parent);
  const above = parent && parent !== screen ? breadcrumbTrail(screens, parent) : [];
  return [...above, { path: screen.path, title: screen.title }];
};
