import { Hono, type Context } from 'hono';
import { reviewLimits } from '#contracts/reviews.ts';
import { tidyText } from '#domain/typed-text.ts';
import { reviewMessages } from '#i18n/reviews/index.ts';
import type { Backend } from '../../backend.ts';
import { offeredLocale } from '../../http/language.ts';
import { Refusal } from '../../http/refusal.ts';
import { operatorsLocale } from '../../bookings/mails/operators-locale.ts';
import { answer, readAnswerable } from '../answer.ts';
import type { Review } from '../review.ts';
import { ErrorSummary, Field } from '../../http/form-parts.tsx';
import { textOf } from '../../http/sent-form.ts';
import { page, Quoted, unknownPage } from './parts.tsx';
import { textProblem } from './typed.ts';

/** Where the mail that brings an operator a review leads. */
export function answerPages(backend: Backend): Hono {
  const app = new Hono();
  const path = '/reviews/answer/:token';
  const locale = offeredLocale(operatorsLocale, backend.brand.locales);
  const say = reviewMessages(locale);

  function form(c: Context, review: Review, text = '', problem?: string): Response {
    const problems = problem === undefined ? {} : { text: problem };
    const content = (
      <>
        <ErrorSummary title={say.summary} problems={problems} />
        <Quoted locale={locale} review={review} />
        <form method="post" noValidate>
          <Field
            name="text"
            label={say.answer}
            hint={say.answerHint({ count: reviewLimits.answer })}
            defaultValue={text}
            problems={problems}
            isLong
          />
          <button type="submit">{say.answerButton}</button>
        </form>
      </>
    );
    return page(c, backend, { title: say.answerTitle, content, lang: locale, status: problem === undefined ? 200 : 400 });
  }

  function answered(c: Context, review: Review): Response {
    const content = (
      <>
        <p>{say.answeredText}</p>
        <Quoted locale={locale} review={review} />
        <blockquote>
          <p>{review.answer}</p>
        </blockquote>
      </>
    );
    return page(c, backend, { title: say.answeredTitle, content, lang: locale });
  }

  app.get(path, async (c) => {
    const review = await readAnswerable(backend, c.req.param('token'));
    if (!review) return unknownPage(c, backend, locale);
    return review.answer === null ? form(c, review) : answered(c, review);
  });

  app.post(path, async (c) => {
    const token = c.req.param('token');
    const review = await readAnswerable(backend, token);
    if (!review) return unknownPage(c, backend, locale);
    const text = tidyText(textOf(await c.req.parseBody(), 'text'));
    const problem = textProblem(locale, text, { most: reviewLimits.answer, missing: say.missingAnswer });
    if (problem !== undefined) return form(c, review, text, problem);
    await answer(backend, token, text).catch((error: unknown) => {
      // Sent twice: the page shows the first one.
      if (!(error instanceof Refusal && error.code === 'already_done')) throw error;
    });
    return c.redirect(c.req.path, 303);
  });

  return app;
}
