import type { ComponentPropsWithRef } from 'react';
import { Link } from 'shared-router';
import { chakra } from '../theme/styled';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** Link target: a portal route, or an external address. */
export type LinkTarget =
  | { to: string; href?: never; newTab?: never }
  | {
      to?: never;
      href: string;
      /** Opens in a new tab and says so. */
      newTab?: boolean;
    };

export type AppLinkProps = LinkTarget & Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel'>;

/** Unstyled link: the router's for a route, a plain anchor for an address. */
export const AppLink = ({ to, href, newTab = false, children, ...rest }: AppLinkProps) => {
  if (to !== undefined) {
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    );
  }
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} {...tab} {...rest}>
      {children}
      {newTab && <VisuallyHidden> (nouvel onglet)</VisuallyHidden>}
    </a>
  );
};

/** Inline text link. */
export const TextLink = chakra(AppLink, { base: { paddingBlock: '0.1875rem' } });
