import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { Locale } from '#contracts/common.ts';
import { reportReview, reviewLimits } from '#contracts/reviews.ts';
import { paths } from '#domain/routes.ts';
import { tidyText } from '#domain/typed-text.ts';
import { reviewMessages } from '#i18n/reviews/index.ts';
import type { Backend } from '../../backend.ts';
import { pagePathOf } from '../../catalogue/catalogue.ts';
import { offeredLocale } from '../../http/language.ts';
import { readShown, report } from '../report.ts';
import type { Review } from '../review.ts';
import { ErrorSummary, Field, Links } from '../../http/form-parts.tsx';
import { textOf } from '../../http/sent-form.ts';
import { page, Quoted } from './parts.tsx';
import { textProblem } from './typed.ts';

/**
 * Where the link beside each review leads. A GET changes nothing: search engines open links, too.
 * @param countReport throws what refuses one too many
 */
export function reportPages(backend: Backend, countReport: (c: Context) => void): Hono {
  const app = new Hono();
  const { brand } = backend;
  const path = '/reviews/report/:reviewId/:locale';
  const localeOf = (c: Context): Locale => offeredLocale(c.req.param('locale'), brand.locales);

  async function find(c: Context): Promise<Review | undefined> {
    const parsed = v.safeParse(reportReview.params, { reviewId: c.req.param('reviewId') });
    return parsed.success ? readShown(backend, parsed.output.reviewId) : undefined;
  }

  function form(c: Context, review: Review, text = '', problem?: string): Response {
    const locale = localeOf(c);
    const say = reviewMessages(locale);
    const problems = problem === undefined ? {} : { text: problem };
    const content = (
      <>
        <ErrorSummary title={say.summary} problems={problems} />
        <Quoted locale={locale} review={review} />
        <p>{say.reportText}</p>
        <form method="post" noValidate>
          <Field
            name="text"
            label={say.reason}
            optional={say.optional}
            hint={say.reasonHint({ count: reviewLimits.reason })}
            defaultValue={text}
            problems={problems}
            isLong
          />
          <button type="submit">{say.reportButton}</button>
        </form>
      </>
    );
    return page(c, backend, { title: say.reportTitle, content, lang: locale, status: problem === undefined ? 200 : 400 });
  }

  /** For one that is not shown, whatever it was, the same. */
  function said(c: Context, title: string, text: string, status: 200 | 404, tourId?: string): Response {
    const locale = localeOf(c);
    const say = reviewMessages(locale);
    const tour = tourId === undefined ? undefined : backend.catalogue.tours.get(tourId);
    const content = (
      <>
        <p>{text}</p>
        {tour ? (
          <Links links={[{ href: paths.tour(locale, pagePathOf(tour)), text: say.toTour }]} />
        ) : (
          <Links links={[{ href: paths.home(locale), text: say.toShop }]} />
        )}
      </>
    );
    return page(c, backend, { title, content, lang: locale, status });
  }

  const unknown = (c: Context): Response => {
    const { reportTitle, reportUnknown } = reviewMessages(localeOf(c));
    return said(c, reportTitle, reportUnknown, 404);
  };

  app.get(path, async (c) => {
    const review = await find(c);
    return review ? form(c, review) : unknown(c);
  });

  app.post(path, async (c) => {
    countReport(c);
    const review = await find(c);
    if (!review) return unknown(c);
    const locale = localeOf(c);
    const say = reviewMessages(locale);
    const reason = tidyText(textOf(await c.req.parseBody(), 'text'));
    const problem = textProblem(locale, reason, { most: reviewLimits.reason });
    if (problem !== undefined) return form(c, review, reason, problem);
    await report(backend, review.id, reason);
    return said(c, say.reportedTitle, say.reportedText, 200, review.tourId);
  });

  return app;
}
