import { excerptOf } from 'shared-contract/notices/summary';

/** Marks inside a sentence: taking them away leaves no space before the comma that follows. */
const INLINE = /<\/?(?:a|b|strong|em|i|u)\b[^>]*>/g;

/** The first words of a notice's sanitised HTML, as the list shows them. */
export const rowExcerpt = (html: string): string => excerptOf(html.replace(INLINE, ''));
