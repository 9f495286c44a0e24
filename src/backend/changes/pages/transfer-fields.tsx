import type { Locale } from '#contracts/common.ts';
import type { Direction, TransferPlace } from '#contracts/transfers.ts';
import type { TransferField } from '#domain/transfers/kind.ts';
import { transferKindOf } from '#domain/transfers/registry.ts';
import { transferTime } from '#domain/transfers/shown.ts';
import { placesOf, spanOf, type Transferring, type TypedTransfer } from '#domain/typed-transfer.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { Field, FieldNotes } from '../../http/form-parts.tsx';
import { placeField, saidField } from '../asked.ts';
import type { Problems } from '../read-form.ts';

type Props = { locale: Locale; item: Transferring; direction: Direction; typed: TypedTransfer; problems: Problems };

/** What each field is shown as. */
function shownAs(direction: Direction, locale: Locale): Record<TransferField, { label: string; type?: 'time' }> {
  const t = checkoutMessages(locale);
  return {
    hotelName: { label: t.hotelName },
    address: { label: t.hotelAddress },
    flight: { label: t.flight },
    time: { label: t[`${direction}Time`], type: 'time' },
    ship: { label: t.ship },
    terminal: { label: t.terminal },
  };
}

type PlaceProps = Omit<Props, 'item'> & { place: TransferPlace };

/** What has to be said of a place; of another one than was chosen it is filled with nothing. Earlier releases did not store which. */
const Said = ({ locale, direction, typed, problems, place }: PlaceProps) =>
  transferKindOf(place).fields.map((field) => (
    <Field
      key={field}
      name={saidField(direction, place.id, field)}
      {...shownAs(direction, locale)[field]}
      problems={problems}
      defaultValue={typed.id === '' || typed.id === place.id ? typed[field] : ''}
    />
  ));

/** `08:15 · Piazzale Ostiense` */
const noteOf = (place: TransferPlace, direction: Direction, item: Transferring): string =>
  [transferTime(direction, place, spanOf(item)), place.street].filter(Boolean).join(' · ');

/** At which of the places guests are fetched or brought, and what has to be said of it, below the box that chooses it. */
export function TransferFields({ item, ...props }: Props) {
  const { locale, direction, typed, problems } = props;
  const places = placesOf(item, direction);
  const [only, ...others] = places;
  const name = placeField(direction);
  if (!only) return null;
  return (
    <fieldset>
      <legend>{checkoutMessages(locale)[`${direction}Title`]}</legend>
      <FieldNotes name={name} problem={problems[name]} />
      {others.length === 0 ? (
        <Said {...props} place={only} />
      ) : (
        places.map((place, index) => (
          <div key={place.id} className="place">
            <label className="tick">
              <input type="radio" name={name} value={place.id} defaultChecked={typed.id === place.id} {...(index === 0 && { id: name })} />
              <span>
                {place.title}
                <small>{noteOf(place, direction, item)}</small>
              </span>
            </label>
            <div className="said">
              <Said {...props} place={place} />
            </div>
          </div>
        ))
      )}
    </fieldset>
  );
}
