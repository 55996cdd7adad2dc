import { giveTextsBack } from '../../translation/give-texts-back';

export { prefetchOnHover, prefetchWhenIdle } from './prefetch-screens';

giveTextsBack();
