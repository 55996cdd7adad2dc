export { TechnicalDetails, type TechnicalDetailsProps } from '../disclosure/technical-details';
export { LinkLine, type LinkLineProps } from '../list/link-list';
export { CardList as LinkList } from '../list/list';
