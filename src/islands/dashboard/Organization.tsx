import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Locale } from '#contracts/common.ts';
import { arrange, overviewCsv, type OverviewOrder } from '#domain/booking-overview.ts';
import { lastSales } from '#domain/sales.ts';
import { dashboardMessages } from '#i18n/dashboard/index.ts';
import { overviewMessages } from '#i18n/overview/index.ts';
import { $bookingsOverview, loadOverview } from '#stores/account/overview.ts';
import { serverNow } from '#stores/browser/clock.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { Failure } from './Failure.tsx';
import { OverviewTable } from './OverviewTable.tsx';
import { SalesChart } from './SalesChart.tsx';
import { saveFile } from './save-file.ts';
import { Skeleton } from './Skeleton.tsx';
import styles from './Organization.module.scss';

/** For spreadsheets that would not take the file for UTF-8 otherwise. */
const byteOrderMark = '\u{FEFF}';

/** What was booked for the organisation, and what that came to. */
export function Organization({ locale, organizationId }: { locale: Locale; organizationId: string }) {
  const t = overviewMessages(locale);
  const { status, data, error } = useStore($bookingsOverview);
  const [wanted, setWanted] = useState('');
  const [order, setOrder] = useState<OverviewOrder>({ column: 'queryDate', isDescending: true });
  const load = () => void loadOverview(organizationId, locale);
  useEffect(load, [organizationId, locale]);

  if (error) return <Failure locale={locale} error={error} onRetry={load} />;
  if (status !== 'loaded') return <Skeleton label={dashboardMessages(locale).loading} />;
  const shown = arrange(data, wanted, order, locale);
  const header = [
    t.queryDate,
    t.time,
    t.orderNumber,
    t.tourName,
    t.travelerName,
    t.bookedBy,
    t.status,
    t.grandTotal,
    t.currency,
    t.invoiced,
    t.ship,
  ];
  return (
    <>
      <SalesChart locale={locale} sales={lastSales(data, new Date(serverNow()))} />
      <h3 className={styles['heading']}>{t.overview}</h3>
      {data.length === 0 && <p>{t.nothing}</p>}
      {data.length > 0 && (
        <div className={styles['tools']}>
          <div className={styles['filter']}>
            <TextField
              id="overview-filter"
              type="search"
              label={t.filter}
              value={wanted}
              onChange={({ target }) => setWanted(target.value)}
            />
          </div>
          <Button
            look="secondary"
            disabled={shown.length === 0}
            onClick={() => saveFile(byteOrderMark + overviewCsv(shown, header), 'bookings.csv', 'text/csv')}
          >
            {t.csv}
          </Button>
        </div>
      )}
      <p role="status">{data.length > 0 && t.overviewCount(shown.length)}</p>
      {shown.length > 0 && <OverviewTable locale={locale} entries={shown} order={order} onOrder={setOrder} />}
    </>
  );
}
