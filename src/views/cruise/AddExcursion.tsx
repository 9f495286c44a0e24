import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { errorText } from '#i18n/errors/index.ts';
import { excursionMessages } from '#i18n/excursion/index.ts';
import { tripDoorMessages } from '#i18n/trip-doors/index.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './AddExcursion.module.scss';

/** What `stores/cruise/add-excursion.ts` takes, in words of an element's data. */
export type AddExcursionData = {
  'data-product-type': string;
  'data-tour-id': string;
  'data-query-date': string;
  'data-starting-time': string;
  'data-cruise-route-uuid': string;
};

/** One press puts a tour into the trip: works without React, by `islands/cruise/excursions.client.ts`. */
export function AddExcursion({ name, data, locale }: { name: string; data: AddExcursionData; locale: Locale }) {
  const [t, doors] = [excursionMessages(locale), tripDoorMessages(locale)];
  return (
    <div className={styles['add']} data-excursion {...data}>
      <Button look="secondary" className={styles['button']} aria-label={t.addOf({ name })}>
        <Icon name="plus" size={20} /> {doors.add}
      </Button>
      <a href={paths.trip(locale)} className={styles['there']} aria-label={t.inTripOf({ name })} hidden>
        <Icon name="check" size={20} /> {t.inTrip}
      </a>
      <p role="status" className={styles['answer']} data-no-script={errorText({ code: 'unavailable' }, locale)} />
    </div>
  );
}
