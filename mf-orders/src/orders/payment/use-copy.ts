import { useState } from 'react';
import { PAYMENT_TEXTS } from '../../texts/payment';

const texts = PAYMENT_TEXTS;

/** Copies a text to the clipboard, and the message afterwards. */
export const useCopy = (value: string, success: string = texts.copied) => {
  const [said, setSaid] = useState('');
  const copy = () => {
    const copied = navigator.clipboard?.writeText(value) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => setSaid(success),
      () => setSaid(texts.copyFailed),
    );
  };
  return { copy, said, isCopied: said === success };
};
