export { ActionBar, type ActionBarProps, BarTotal } from './action-bar/action-bar';
export { WideBar, type WideBarProps } from './action-bar/wide-bar';
export { Alert, type AlertProps } from './alert/alert';
export { AccountMenu, type AccountMenuProps } from './app-header/account-menu';
export { AppHeader, type AppHeaderProps, type NavLinkItem } from './app-header/app-header';
export { BellLink, type BellLinkProps } from './app-header/bell-link';
export { JumpButton, type JumpButtonProps } from './app-header/jump-button';
export { FromTablet, OnPhone, ViewingBar, type ViewingBarProps } from './app-header/viewing-bar';
export type { DescribeError } from './async-state/async-state';
export { type AsyncQuery, AsyncState, type AsyncStateProps } from './async-state/async-state';
export { useDelayed } from './async-state/use-delayed';
export { type BarPlace, BottomBar, type BottomBarProps } from './bottom-bar/bottom-bar';
export { Avatar, type AvatarProps } from './brand/avatar';
export { Frise } from './brand/frise';
export { LeafArt, type LeafArtProps } from './brand/leaf-art';
export { Logo, LogoMark, type LogoProps } from './brand/logo';
export { Pattern, type PatternProps } from './brand/pattern';
export { Breadcrumb, type Crumb } from './breadcrumb/breadcrumb';
export { Button, type ButtonProps, type IconChoice } from './button/button';
export { IconButton, type IconButtonProps } from './button/icon-button';
export { IconLink, type IconLinkProps } from './button/icon-link';
export { LinkButton, type LinkButtonProps } from './button/link-button';
export { Card, CardBody } from './card/card';
export { CardFooter, CardHeader, type CardHeaderProps } from './card/card-header';
export { Dialog, type DialogProps } from './dialog/dialog';
export { Disclosure, type DisclosureProps } from './disclosure/disclosure';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state';
export { type Fact, Facts, type FactsProps } from './facts/facts';
export { FailurePanel, type FailurePanelProps } from './failure-panel/failure-panel';
export { Footer, type FooterProps } from './footer/footer';
export { ContactCard, type ContactCardProps } from './gate/contact-card';
export { Gate, type GateProps } from './gate/gate';
export { GoLink, type GoLinkProps } from './gate/go-link';
export { Hero, type HeroProps } from './hero/hero';
export { Icon, type IconName, type IconProps } from './icon/icon';
export {
  type Late,
  type LateComponent,
  type LateFailure,
  type LateOptions,
  late,
  useLate,
  usePreload,
} from './late/late';
export { Box, Duo, Flex, Grid, Page, PrintOnly, Row, ScreenOnly, Stack, TwoColumns } from './layout/layout';
export { AppLink, type AppLinkProps, type LinkTarget, TextLink } from './link/app-link';
export { CardList, List, ListLine } from './list/list';
export { LongList, type LongListProps } from './list/long-list';
export { LiveRegion, type LiveRegionProps } from './live-region/live-region';
export { Menu, type MenuEntry, type MenuProps } from './menu/menu';
export { type NoticeLine, NoticeList, type NoticeListProps } from './notice-list/notice-list';
export { PageHead, type PageHeadProps } from './page-head/page-head';
export { Section, type SectionProps } from './section/section';
export { Skeleton } from './skeleton/skeleton';
export { SkeletonPage, type SkeletonPageProps } from './skeleton/skeleton-page';
export {
  SkeletonCards,
  SkeletonLines,
  SkeletonTable,
  SkeletonTiles,
} from './skeleton/skeleton-shapes';
export { Spinner } from './spinner/spinner';
export { CountBadge } from './status/count-badge';
export { FlagMark, type FlagMarkProps, Legend } from './status/flag-mark';
export { NewMark } from './status/new-mark';
export { StatusBadge, type StatusBadgeProps } from './status/status-badge';
export type { Tone } from './status/tones';
export { Heading } from './text/heading';
export { Code, Strong } from './text/inline';
export { withOrdinals } from './text/ordinals';
export { Span, Text } from './text/text';
export { createStyleCache, PortalProvider, type PortalProviderProps } from './theme/portal-provider';
export { otherTheme, type ThemeChoice } from './theme-toggle/other-theme';
export { ThemeToggle, type ThemeToggleProps } from './theme-toggle/theme-toggle';
export { type Door, Doors, type DoorsProps } from './tile/doors';
export { type ExternalLink, ExternalLinks, type ExternalLinksProps } from './tile/external-links';
export { IconTile, type IconTileProps } from './tile/icon-tile';
export { Tile, type TileProps } from './tile/tile';
export { TileGrid, type TileGridProps } from './tile/tile-grid';
export { useHost } from './toast/use-host';
export { type TodoLine, TodoList } from './todo-list/todo-list';
export { SkipLink, type SkipLinkProps } from './visually-hidden/skip-link';
export { VisuallyHidden } from './visually-hidden/visually-hidden';
export { Gauge } from './window-info/gauge';
export { ProgressBar, type ProgressBarProps } from './window-info/progress-bar';
export { WindowInfo, type WindowInfoProps, type WindowState } from './window-info/window-info';
