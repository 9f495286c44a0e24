import type { ReactNode } from 'react';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { reviewMessages } from '#i18n/reviews/index.ts';
import type { Backend } from '../../backend.ts';
import { offeredLocale } from '../../http/language.ts';
import { drawFormPage } from '../../http/form-page.tsx';
import { describedBy, FieldNotes, Links } from '../../http/form-parts.tsx';
import { answerPage } from '../../http/own-page.tsx';

/** Message for each field that has one. */
export type Problems = Partial<Record<'rating' | 'text', string>>;

const style = `
legend { font-weight: 700; padding: 0 }
.stars { display: grid; gap: .4rem; grid-template-columns: repeat(5, 1fr); margin-top: .5rem }
.stars label { align-content: start; background: var(--card); border: 2px solid var(--line); border-radius: .5rem; cursor: pointer }
.stars label { display: grid; font-size: .85rem; font-weight: 400; gap: .2rem; justify-items: center; line-height: 1.2 }
.stars label { padding: .6rem .1rem; position: relative; text-align: center }
.stars input { cursor: pointer; height: 100%; inset: 0; margin: 0; opacity: 0; position: absolute; width: 100% }
.stars label:has(:focus-visible) { outline: 3px solid var(--secondary); outline-offset: 2px }
.stars label:has(:checked) { border-color: var(--primary); font-weight: 700 }
.stars svg { fill: none; height: 2rem; stroke: var(--ink-soft); stroke-width: 1.4; width: 2rem }
.stars label:has(:checked) svg, .stars label:has(~ label :checked) svg { fill: var(--primary); stroke: var(--primary) }
@media (max-width: 24rem) { .stars { gap: .25rem } .stars label { font-size: .75rem } }
.tick { margin: 0 }
.tick input { accent-color: var(--primary) }
blockquote { background: var(--card); border-left: 4px solid var(--secondary); margin: 0 0 1.5rem; padding: .75rem 1rem }
blockquote p { margin: 0 0 .4rem; overflow-wrap: anywhere; white-space: pre-line }
.small { color: var(--ink-soft); font-size: .9rem }
`;

/** A page of this room, in the brand's looks. */
export const page = (
  c: Context,
  { brand }: Pick<Backend, 'brand'>,
  { title, content, lang, status = 200 }: { title: string; content: ReactNode; lang: Locale; status?: ContentfulStatusCode },
): Response => answerPage(c, drawFormPage(brand, { title, content, lang, moreStyle: style }), status);

/** The same for every link that leads nowhere: it does not tell why. */
export function unknownPage(c: Context, backend: Backend, wished?: string): Response {
  const lang = offeredLocale(wished, backend.brand.locales);
  const say = reviewMessages(lang);
  const content = (
    <>
      <p>{say.unknownText}</p>
      <Links links={[{ href: paths.home(lang), text: say.toShop }]} />
    </>
  );
  return page(c, backend, { title: say.unknownTitle, content, lang, status: 404 });
}

const star = 'M10 1.6l2.5 5.4 5.9.7-4.4 4 1.2 5.9-5.2-2.9-5.2 2.9 1.2-5.9-4.4-4 5.9-.7z';

type StarsProps = { locale: Locale; value: string; problem?: string | undefined };

/** Five stars to choose from: radio buttons, so that keys and screen readers have them. */
export function StarsField({ locale, value, problem }: StarsProps) {
  const say = reviewMessages(locale);
  const words = [say.star1, say.star2, say.star3, say.star4, say.star5];
  return (
    <fieldset {...describedBy({ name: 'rating', hint: say.ratingHint, problem })}>
      <legend>{say.rating}</legend>
      <FieldNotes name="rating" hint={say.ratingHint} problem={problem} />
      <div className="stars">
        {words.map((word, index) => {
          const rating = String(index + 1);
          const isFirst = index === 0;
          return (
            <label key={rating}>
              <input
                id={isFirst ? 'rating' : `rating-${rating}`}
                type="radio"
                name="rating"
                value={rating}
                required
                defaultChecked={value === rating}
                {...(isFirst && problem !== undefined && { autoFocus: true })}
              />
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d={star} />
              </svg>
              <span>
                {rating}
                <br />
                {word}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** A review as it was written. */
export function Quoted({
  locale,
  review,
}: {
  locale: Locale;
  review: { rating: number; text: string; author: string | null; language: Locale };
}) {
  const say = reviewMessages(locale);
  return (
    <blockquote>
      <p>
        <strong>{say.stars({ rating: review.rating })}</strong>
      </p>
      <p lang={review.language}>{review.text}</p>
      <p className="small">{review.author ?? say.noName}</p>
    </blockquote>
  );
}
