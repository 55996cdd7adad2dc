export { LinkLine, type LinkLineProps } from '../list/link-list';
export { CardList as LinkList } from '../list/list';
