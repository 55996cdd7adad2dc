import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { dayOf, isDay, partsOf } from 'shared-contract/base/days';
import { once } from 'shared-contract/base/memoize';
import { readDay } from 'shared-contract/base/typed-dates';
import { Input } from '../controls/controls';
import { useSettled } from '../controls/use-settled';
import { Icon } from '../icon/icon';
import { chakra } from '../theme/styled';

const Root = chakra('span', {
  base: {
    position: 'relative',
    display: 'block',
    maxWidth: '14rem',
    '& > input': { paddingRight: '2.875rem!' },
    // The browser's calendar opens beside it; what is seen is the button.
    '& > input[type=date]': {
      position: 'absolute',
      inset: 'auto 0 0 auto',
      width: '2.75rem',
      height: '2.75rem',
      minHeight: '0',
      padding: '0!',
      opacity: '0',
      pointerEvents: 'none',
    },
    '& > button': {
      position: 'absolute',
      inset: '1px 1px 1px auto',
      width: '2.75rem',
      display: 'grid',
      placeItems: 'center',
      padding: '0',
      border: '0',
      borderRadius: 'sm',
      background: 'none',
      color: 'muted',
      cursor: 'pointer',
    },
    '& > button:hover': { color: 'text' },
  },
});

const Words = chakra('span', {
  base: {
    display: 'block',
    marginTop: '1',
    // Its line is there before the words, which move nothing then.
    minHeight: '1.45em',
    fontSize: 'sm',
    color: 'muted',
    lineHeight: '1.45',
  },
});

const wholeDay = /* @__PURE__ */ once(
  () => new Intl.DateTimeFormat('fr-BE', { dateStyle: 'full', timeZone: 'UTC' }),
);

/** `lundi 4 janvier 2027`, `vendredi 1er janvier 2027`; nothing for a text that is no day. */
const inWords = (day: string): string => {
  if (!isDay(day)) return '';
  const { weekday, day: date = '', month, year } = partsOf(wholeDay(), Date.parse(`${day}T00:00:00Z`));
  return `${weekday} ${date === '1' ? '1er' : date} ${month} ${year}`;
};

/** A day `YYYY-MM-DD` as people write it: `04/01/2027`; another text as it is. */
const asWritten = (day: string): string => (isDay(day) ? day.split('-').reverse().join('/') : day);

/** The words follow when the typing rests, milliseconds. */
const TYPING_REST_MS = 600;

/** A date that is typed to its end: « 4/1 » and « 4/1/20 » are days too, which nobody meant on the way to « 4/1/2027 ». */
const WHOLE = /\D\d{4}$|^\d{8}$|^\d{4}-\d{2}-\d{2}$/;

interface CalendarProps {
  id: string;
  /** `YYYY-MM-DD`, or empty. */
  day: string;
  onChoose: (day: string) => void;
}

/** Button that opens the browser's own calendar. */
const Calendar = ({ id, day, onChoose }: CalendarProps) => {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={day}
        onChange={({ target }) => onChoose(target.value)}
      />
      <button
        type="button"
        id={`${id}-calendrier`}
        aria-label="Choisir dans un calendrier"
        aria-labelledby={`${id}-calendrier ${id}-nom`}
        onClick={() => field.current?.showPicker()}
      >
        <Icon name="calendar-days" size="sm" />
      </button>
    </>
  );
};

export interface DayInputProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'color' | 'size' | 'id'> {
  /** Its label has the id `<id>-nom`, which names the button of the calendar too. */
  id: string;
  /** A day `YYYY-MM-DD`, empty, or a text that is none as it was typed. */
  value: string;
  /** Takes a day `YYYY-MM-DD`, empty, or the typed text where it is no day: the schema refuses it. */
  onChange: (value: string) => void;
}

/**
 * A day that is typed as people write it, or chosen in the browser's calendar; the day in words stands below. The browser's
 * own date field follows the browser's language, whose order of day and month may be another than the page's.
 */
export const DayInput = ({ value, onChange, onBlur, disabled, id, ...rest }: DayInputProps) => {
  // While it is typed it stays as it is typed.
  const [typed, setTyped] = useState<string | null>(null);
  const words = useSettled(inWords(value), TYPING_REST_MS);
  const read = (text: string) => readDay(text, dayOf(new Date())) ?? text.trim();
  const finish = () => {
    if (typed !== null) onChange(read(typed));
    setTyped(null);
  };
  const choose = (day: string) => {
    setTyped(null);
    onChange(day);
  };
  const described = [rest['aria-describedby'], words && `${id}-jour`].filter(Boolean).join(' ');
  return (
    <>
      <Root>
        <Input
          {...rest}
          id={id}
          disabled={disabled}
          autoComplete="off"
          aria-describedby={described || undefined}
          value={typed ?? asWritten(value)}
          onBlur={(event) => {
            finish();
            onBlur?.(event);
          }}
          onKeyDown={({ key }) => {
            if (key === 'Enter') finish();
          }}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(WHOLE.test(target.value.trim()) ? read(target.value) : target.value.trim());
          }}
        />
        {!disabled && <Calendar id={id} day={isDay(value) ? value : ''} onChoose={choose} />}
      </Root>
      {(words !== '' || !rest['aria-invalid']) && (
        <Words id={`${id}-jour`} role="status">
          {words}
        </Words>
      )}
    </>
  );
};
