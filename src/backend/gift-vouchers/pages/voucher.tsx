import type { Context } from 'hono';
import { imageWidths } from '#contracts/pictures.ts';
import { formatMoney } from '#domain/money.ts';
import { giftVoucherPageMessages } from '#i18n/gift-voucher-page/index.ts';
import type { Backend } from '../../backend.ts';
import { cityPicturePath } from '../../catalogue/picture-path.ts';
import { drawFormPage } from '../../http/form-page.tsx';
import { Links } from '../../http/form-parts.tsx';
import { answerPage } from '../../http/own-page.tsx';
import type { GiftVoucher } from '../gift-voucher.ts';
import type { State } from '../state.ts';
import { toldOf, type Told } from '../told.ts';

const style = `
.poster { border-radius: .75rem; display: block; height: auto; margin: 0 0 1.25rem; width: 100% }
.message { border-inline-start: 4px solid var(--secondary); margin: 0 0 1.5rem; padding: .15rem 0 .15rem 1rem; white-space: pre-line }
.message figcaption { color: var(--ink-soft); font-size: .9375rem }
.message blockquote { margin: 0 }
.worth { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; margin: 0 0 1.5rem; padding: 1rem 1.25rem 1.25rem }
.worth dl { margin: 0 0 1rem }
.worth .left { font: 700 1.25rem/1.2 var(--font-display, sans-serif) }
.worth h2 { color: var(--secondary); font: 600 1.0625rem/1.3 var(--font-text, sans-serif); letter-spacing: 0; margin: 0 0 .25rem }
.worth .code { background: var(--secondary-tint); border-radius: .5rem; display: block }
.worth .code { font: 700 1.5rem/1.2 var(--font-display, sans-serif); letter-spacing: .08em; margin: 0 0 .4rem }
.worth .code { padding: .75rem 1rem; text-align: center; user-select: all }
.worth .hint { margin: 0 }
.go { background: var(--primary); border-radius: 999px; color: var(--on-primary); display: block; text-align: center }
.go { font: 650 1.0625rem/1.15 var(--font-display, sans-serif); padding: .8rem 1.35rem; text-decoration: none }
.go:hover { background: var(--primary-strong) }
`;

type Shown = { gift: GiftVoucher; state: State; told: Told };

/** `imageWidths` without the placeholder. */
const posterWidths = imageWidths.filter((width) => width > 45);

function Poster({ backend: { catalogue }, gift: { design }, told: { locale } }: Shown & { backend: Pick<Backend, 'catalogue'> }) {
  const city = catalogue.destinations.get(design)?.name[locale];
  if (city === undefined) return null;
  const at = (width: number) => `${cityPicturePath(design)}/${width}.webp`;
  return (
    <img
      className="poster"
      src={at(720)}
      srcSet={posterWidths.map((width) => `${at(width)} ${width}w`).join(', ')}
      sizes="(max-width: 30rem) 92vw, 28rem"
      width={720}
      height={540}
      alt={giftVoucherPageMessages(locale).poster({ city })}
    />
  );
}

function Message({ gift: { senderName: name, message }, told: { locale } }: Shown) {
  const say = giftVoucherPageMessages(locale);
  if (name === '') return null;
  if (message === '') return <p>{say.fromAlone({ name })}</p>;
  return (
    <figure className="message">
      <figcaption>{say.from({ name })}</figcaption>
      <blockquote>{message}</blockquote>
    </figure>
  );
}

function Worth({ gift: { amount, currency, code, tour }, state: { left }, told }: Shown) {
  const say = giftVoucherPageMessages(told.locale);
  return (
    <section className="worth">
      <dl>
        <dt>{say.worth}</dt>
        <dd className={left < amount ? '' : 'left'}>{told.amount}</dd>
        {left < amount && (
          <>
            <dt>{say.left}</dt>
            <dd className="left">{formatMoney({ amount: left, currency }, told.locale)}</dd>
          </>
        )}
        <dt>{say.lastDay}</dt>
        <dd>{told.lastDay}</dd>
        {tour && (
          <>
            <dt>{say.tour}</dt>
            <dd>{tour.title}</dd>
          </>
        )}
      </dl>
      <h2>{say.code}</h2>
      <strong className="code">{code}</strong>
      <p className="hint">{say.copy}</p>
    </section>
  );
}

function Over({ state: { status }, told }: Shown) {
  const say = giftVoucherPageMessages(told.locale);
  const texts = {
    valid: '',
    ended: say.ended,
    expired: say.expired({ day: told.lastDay }),
    used_up: say.usedUp({ amount: told.amount }),
  };
  return <p>{texts[status]}</p>;
}

function titleOf({ gift: { recipientName: name }, state: { status }, told: { locale } }: Shown): string {
  const say = giftVoucherPageMessages(locale);
  const titles = { ended: say.endedTitle, expired: say.expiredTitle, used_up: say.usedUpTitle };
  if (status !== 'valid') return titles[status];
  return name === '' ? say.title : say.titleFor({ name });
}

/** A gift voucher for whoever has its link: no addresses. One that nothing can be bought with any more says so, and why. */
export function voucherPage(c: Context, backend: Backend, gift: GiftVoucher, state: State): Response {
  const told = toldOf(backend, gift);
  const shown = { gift, state, told };
  const say = giftVoucherPageMessages(told.locale);
  const isValid = state.status === 'valid';
  const content = isValid ? (
    <>
      <Poster backend={backend} {...shown} />
      <Message {...shown} />
      <Worth {...shown} />
      <a className="go" href={told.shopUrl}>
        {say.find}
      </a>
      <Links links={[{ href: told.fileUrl, text: say.file }]} />
    </>
  ) : (
    <>
      <Over {...shown} />
      <Links links={[{ href: told.shopUrl, text: say.toShop }]} />
    </>
  );
  const isGone = state.status === 'ended' || state.status === 'expired';
  return answerPage(
    c,
    drawFormPage(backend.brand, { title: titleOf(shown), content, lang: told.locale, moreStyle: style }),
    isGone ? 410 : 200,
  );
}
