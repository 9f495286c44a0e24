/** Must be an island: a booking is shown to whoever has its code, never built into a page. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Locale } from '#contracts/common.ts';
import { $access } from '#stores/my-booking/booking-access.ts';
import { $accessState, openLink } from '#stores/my-booking/guest-access.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { BookingPage } from './BookingPage.tsx';
import { CodeForm } from './CodeForm.tsx';
import { FindForm } from './FindForm.tsx';

export default function GuestBooking({ locale }: { locale: Locale }) {
  const isHydrated = useHydrated();
  const access = useStore($access, { ssr: 'initial' });
  const { step } = useStore($accessState);
  useEffect(() => {
    const open = () => openLink(location.hash);
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
  if (isHydrated && access) return <BookingPage locale={locale} />;
  return step === 'code' ? <CodeForm locale={locale} /> : <FindForm locale={locale} isReady={isHydrated} />;
}
