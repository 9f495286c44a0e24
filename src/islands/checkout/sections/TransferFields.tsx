import { useEffect, type ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import type { Direction, TransferPlace } from '#contracts/transfers.ts';
import type { CartItem } from '#domain/cart.ts';
import type { TransferField } from '#domain/transfers/kind.ts';
import { transferKindOf } from '#domain/transfers/registry.ts';
import { transferTime } from '#domain/transfers/shown.ts';
import { placeIn, placesOf, problemOfTransfer, spanOf } from '#domain/typed-transfer.ts';
import { checkoutMessages, type CheckoutTexts } from '#i18n/checkout/index.ts';
import { transferMessages } from '#i18n/transfer/index.ts';
import { TextField } from '#ui/TextField.tsx';
import { MapLink } from '#views/ticket/Place.tsx';
import { OneOf } from '../questions/OneOf.tsx';
import styles from '../StepForm.module.scss';
import type { SectionProps } from './props.ts';

type Props = Omit<SectionProps, 'cart'> & { item: CartItem; index: number; direction: Direction };

/** What each field is shown as. */
const shownAs = (
  direction: Direction,
  t: CheckoutTexts,
): Record<TransferField, Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'type' | 'autoCapitalize'>> => ({
  hotelName: { label: t.hotelName },
  address: { label: t.hotelAddress, hint: t.hotelAddressHint },
  flight: { label: t.flight, hint: t.flightHint, autoCapitalize: 'characters' },
  time: { label: t[`${direction}Time`], hint: t.timeHint, type: 'time' },
  ship: { label: t.ship },
  terminal: { label: t.terminal },
});

/** Where guests are to be fetched or brought: at which of the places, and what has to be said of it. */
export function TransferFields({ locale, item, index, direction, form }: Props) {
  const t = checkoutMessages(locale);
  const name = `items.${index}.${direction}` as const;
  const typed = useWatch({ control: form.form.control, name });
  const places = placesOf(item, direction);
  const place = placeIn(item, direction, typed);
  const texts = shownAs(direction, t);
  useProblemAtOnce(`${name}.time`, problemOfTransfer(item, direction, typed), form);
  if (places.length === 0) return null;
  const { id, error } = form.field(`${name}.id`);
  return (
    <fieldset className={styles['section']}>
      <legend className={styles['legend']}>{t[`${direction}Title`]}</legend>
      {places.length > 1 && (
        <OneOf
          {...{ id, error }}
          name={`${name}.id`}
          control={form.form.control}
          label={t[`${direction}Place`]}
          options={places.map((one) => ({ value: one.id, label: one.title, note: noteOf(one, direction, item) }))}
        />
      )}
      {place && <Chosen {...{ locale, item, direction, place }} isAlone={places.length === 1} />}
      {place &&
        transferKindOf(place).fields.map((field) => (
          <TextField key={field} {...form.field(`${name}.${field}`)} {...texts[field]} autoComplete="off" enterKeyHint="next" />
        ))}
    </fieldset>
  );
}

/** A flight that does not fit is said as soon as its time is typed. */
function useProblemAtOnce(field: `items.${number}.${Direction}.time`, problem: string | undefined, { form }: Props['form']): void {
  const { setError, clearErrors } = form;
  useEffect(() => {
    if (problem === undefined) return undefined;
    setError(field, { message: problem });
    return () => clearErrors(field);
  }, [field, problem, setError, clearErrors]);
}

/** `08:15 · Piazzale Ostiense` */
const noteOf = (place: TransferPlace, direction: Direction, item: CartItem): string =>
  [transferTime(direction, place, spanOf(item)), place.street].filter(Boolean).join(' · ');

type ChosenProps = { locale: Props['locale']; item: CartItem; direction: Direction; place: TransferPlace; isAlone: boolean };

/** When guests are there, and where that is on a map; what it is called where nobody had to choose it. */
function Chosen({ locale, item, direction, place, isAlone }: ChosenProps) {
  const [t, words] = [checkoutMessages(locale), transferMessages(locale)];
  const time = transferTime(direction, place, spanOf(item));
  const when = time === undefined ? t[`${direction}Lead`] : words[`${direction}At`]({ time });
  const isNamed = isAlone && place.street !== undefined;
  return (
    <div>
      <p className={styles['lead']}>{isNamed ? `${place.title}, ${place.street}. ${when}` : when}</p>
      <MapLink locale={locale} at={place} />
    </div>
  );
}
