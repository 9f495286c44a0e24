import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { Locale } from '#contracts/common.ts';
import { reviewLimits, writeReview } from '#contracts/reviews.ts';
import { tidyText } from '#domain/typed-text.ts';
import { reviewMessages } from '#i18n/reviews/index.ts';
import type { Backend } from '../../backend.ts';
import { visitOf } from '../../bookings/visit.ts';
import { offeredLocale } from '../../http/language.ts';
import { Refusal } from '../../http/refusal.ts';
import { readAsked, write, type Asked } from '../write.ts';
import { textProblem } from './typed.ts';
import { ErrorSummary, Field, Links } from '../../http/form-parts.tsx';
import { textOf } from '../../http/sent-form.ts';
import { page, Quoted, StarsField, unknownPage, type Problems } from './parts.tsx';

type Typed = { rating: string; text: string; isNamed: boolean };
const nothing: Typed = { rating: '', text: '', isNamed: true };

const typedIn = (form: Record<string, unknown>): Typed => ({
  rating: textOf(form, 'rating'),
  text: tidyText(textOf(form, 'text')),
  isNamed: textOf(form, 'shownAs') !== 'nobody',
});

function problemsOf(locale: Locale, { rating, text }: Typed): Problems {
  const say = reviewMessages(locale);
  const problem = textProblem(locale, text, { most: reviewLimits.text, missing: say.missingText });
  return {
    ...(!/^[1-5]$/.test(rating) && { rating: say.missingRating }),
    ...(problem !== undefined && { text: problem }),
  };
}

/** The form; with `problems` as it was sent. */
function form(c: Context, backend: Backend, { booking }: Asked, typed: Typed, problems: Problems): Response {
  const visit = visitOf(backend, booking);
  const { locale } = visit;
  const say = reviewMessages(locale);
  const hasProblems = Object.keys(problems).length > 0;
  const firstName = visit.booker?.firstName.trim() ?? '';
  const names = [
    { value: 'name', label: firstName, isChosen: typed.isNamed },
    { value: 'nobody', label: say.noName, isChosen: !typed.isNamed },
  ];
  const content = (
    <>
      <ErrorSummary title={say.summary} problems={problems} />
      <p>
        <strong>{visit.tourName}</strong>
        <br />
        {visit.city}, {visit.date}
      </p>
      <form method="post" noValidate>
        <StarsField locale={locale} value={typed.rating} problem={problems.rating} />
        <Field
          name="text"
          label={say.text}
          hint={say.textHint({ count: reviewLimits.text })}
          defaultValue={typed.text}
          problems={problems}
          isLong
        />
        {firstName !== '' && (
          <fieldset>
            <legend>{say.shownAs}</legend>
            {names.map(({ value, label, isChosen }) => (
              <label className="tick" key={value}>
                <input type="radio" name="shownAs" value={value} defaultChecked={isChosen} />
                {label}
              </label>
            ))}
          </fieldset>
        )}
        <button type="submit">{say.publish}</button>
        <p className="small">{say.terms}</p>
      </form>
    </>
  );
  return page(c, backend, { title: say.writeTitle, content, lang: locale, status: hasProblems ? 400 : 200 });
}

function thanks(c: Context, backend: Backend, { booking }: Asked, review: NonNullable<Asked['review']>): Response {
  const { locale, tourUrl } = visitOf(backend, booking);
  const say = reviewMessages(locale);
  const text = { shown: say.thanksText, reported: say.hiddenText, removed: say.removedText }[review.status];
  const content = (
    <>
      <p>{text}</p>
      {review.status !== 'removed' && <Quoted locale={locale} review={review} />}
      <Links links={[{ href: tourUrl, text: say.toTour }]} />
    </>
  );
  return page(c, backend, { title: say.thanksTitle, content, lang: locale });
}

function early(c: Context, backend: Backend, { booking }: Asked): Response {
  const { locale, tourName: tour, date, tourUrl } = visitOf(backend, booking);
  const say = reviewMessages(locale);
  const content = (
    <>
      <p>{say.earlyText({ tour, date })}</p>
      <Links links={[{ href: tourUrl, text: say.toTour }]} />
    </>
  );
  return page(c, backend, { title: say.earlyTitle, content, lang: locale, status: 409 });
}

const show = (c: Context, backend: Backend, asked: Asked): Response => {
  if (asked.review) return thanks(c, backend, asked, asked.review);
  return asked.isEarly ? early(c, backend, asked) : form(c, backend, asked, nothing, {});
};

/** Where the mail after a visit leads. */
export function writePages(backend: Backend): Hono {
  const app = new Hono();
  const path = '/reviews/write/:token';

  app.get(path, async (c) => {
    const asked = await readAsked(backend, c.req.param('token'));
    return asked ? show(c, backend, asked) : unknownPage(c, backend);
  });

  app.post(path, async (c) => {
    const token = c.req.param('token');
    const asked = await readAsked(backend, token);
    if (!asked) return unknownPage(c, backend);
    if (asked.review || asked.isEarly) return show(c, backend, asked);
    const typed = typedIn(await c.req.parseBody());
    const problems = problemsOf(offeredLocale(asked.booking.locale, backend.brand.locales), typed);
    if (Object.keys(problems).length > 0) return form(c, backend, asked, typed, problems);
    const written = v.parse(writeReview.body, { ...typed, rating: Number(typed.rating) });
    await write(backend, token, written).catch((error: unknown) => {
      // Sent twice: the page shows the first one.
      if (!(error instanceof Refusal && error.code === 'already_done')) throw error;
    });
    return c.redirect(c.req.path, 303);
  });

  return app;
}
