import { renderOfflineCopy } from './render-copy';

const CHOSEN = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
if (CHOSEN) document.documentElement.dataset['theme'] = CHOSEN;

void renderOfflineCopy();
