import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { tripSharingMessages } from '#i18n/trip-sharing/index.ts';
import { $trip } from '#stores/trip/trip.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Late } from './Late.tsx';
import type { TripPage } from './page.ts';

const loadWays = () => import('./ShareWays.tsx');

/** A button that opens the ways to share the trip. Nothing where nothing is in the trip. */
export function ShareTrip({ page }: { page: TripPage }) {
  const { locale } = page;
  const t = tripSharingMessages(locale);
  const wishes = useStore($trip, { ssr: () => [] });
  const [isOpen, setOpen] = useState(false);
  if (wishes.length === 0) return null;
  return (
    <>
      <Button look="secondary" aria-haspopup="dialog" data-screen-only onClick={() => setOpen(true)}>
        <Icon name="share" /> {t.share}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t.title} closeLabel={t.close}>
        <Late page={page} load={loadWays}>
          {({ ShareWays }) => <ShareWays wishes={wishes} locale={locale} />}
        </Late>
      </Dialog>
    </>
  );
}
