import { paths } from '#domain/routes.ts';
import { $moved, dismissMoved } from '#stores/trip/moved.ts';
import type { TripStop } from '#stores/trip/stops.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useFrom, type TripPage } from './page.ts';

/** What there was no room for when this trip and the account's became one. */
export function MovedNote({ page: { locale, t, focusOn }, stops: [first] }: { page: TripPage; stops: readonly TripStop[] }) {
  const moved = useFrom($moved, 0);
  if (moved === 0) return null;
  const dismiss = () => {
    dismissMoved();
    if (first) focusOn({ id: first.id, part: 'name' });
  };
  return (
    <div data-screen-only>
      <Notice
        action={
          <Button look="secondary" onClick={dismiss}>
            {t.close}
          </Button>
        }
      >
        {t.moved(moved)} <a href={paths.wishlist(locale)}>{t.wishlist}</a>
      </Notice>
    </div>
  );
}
