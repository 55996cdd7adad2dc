import { watchLetterKeys } from 'shared-ui/letter-keys';
import { giveTextsBack } from '../../translation/give-texts-back';
import { keepFocus } from '../keep-focus';

export { prefetchOnHover, prefetchWhenIdle } from './prefetch-screens';

giveTextsBack();
keepFocus();
watchLetterKeys();
