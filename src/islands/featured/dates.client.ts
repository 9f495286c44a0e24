/** Requirements 2: a featured card leads to the days from today on. They are added at the click: the page was made on another day. */
import { dayIn } from '#domain/day.ts';
import { featuredPeriod } from '#domain/periods.ts';

function addDates({ target }: Event): void {
  const link = target instanceof Element && target.closest('a');
  if (!link || !link.closest('article')) return;
  const { from, to } = featuredPeriod(dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date()));
  link.search = new URLSearchParams({ dateFrom: from, dateTo: to }).toString();
}

for (const type of ['click', 'auxclick']) document.querySelector('#featured')?.addEventListener(type, addDates);
