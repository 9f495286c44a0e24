import type { ReactNode } from 'react';
import type { CurrencyCode, Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { priceText } from '#domain/money.ts';
import { paths } from '#domain/routes.ts';
import { checkoutMessages, type CheckoutTexts } from '#i18n/checkout/index.ts';
import { paymentErrorText } from '#i18n/payment-errors/index.ts';
import type { PaymentError } from '#stores/checkout/payment-state.ts';
import { checkAgain, requote } from '#stores/checkout/renewal.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { Notice } from '#ui/Notice.tsx';

type Props = { locale: Locale; cart: Cart; error: PaymentError };
type Failure = { title: string; text: string; action?: ReactNode };

const moneyIn =
  ({ locale, cart }: Props) =>
  (amount: unknown, currencyCode: unknown): string =>
    priceText(Number(amount), (currencyCode ?? cart.currencyCode) as CurrencyCode, locale);

/** Whether money has moved: what was paid already goes back. */
function moneyText(t: CheckoutTexts, props: Props): string {
  const { amount, currencyCode } = props.error.details;
  return amount === undefined ? t.nothingCharged : t.paidBack({ amount: moneyIn(props)(amount, currencyCode) });
}

/** A bank's no has charged nothing; with an amount, what was paid goes back. */
const isAboutMoney = ({ status, details }: PaymentError): boolean => status === 402 || details['amount'] !== undefined;

function priceChange(t: CheckoutTexts, props: Props): Failure {
  const {
    locale,
    error: { details },
  } = props;
  const money = moneyIn(props);
  const { oldTotal, newTotal, currencyCode } = details;
  return {
    title: t.priceChangedTitle,
    text: t.priceChanged({ oldTotal: money(oldTotal, currencyCode), newTotal: money(newTotal, currencyCode) }),
    action: (
      <Button look="secondary" onClick={() => void requote(locale)}>
        {t.acceptPrice}
      </Button>
    ),
  };
}

/** What a service says is meant for people, but may be of any length. */
const shortened = (message: string): string => (message.length > 300 ? `${message.slice(0, 299)}…` : message);

/** The way to other dates; of several items, what is still free has to be found out first. */
function OtherDates({ t, locale, cart: { items } }: Pick<Props, 'locale' | 'cart'> & { t: CheckoutTexts }) {
  const [item, ...others] = items;
  if (!item || others.length > 0)
    return (
      <Button look="secondary" onClick={() => void checkAgain(locale)}>
        {t.checkAgain}
      </Button>
    );
  return (
    <ButtonLink look="secondary" href={paths.tour(locale, item.normalizedUrlPath)}>
      {t.otherDates}
    </ButtonLink>
  );
}

/** What went wrong, whether money has moved, and what can be done. */
function failureOf(t: CheckoutTexts, props: Props): Failure {
  const { locale, cart, error } = props;
  const title = t.paymentErrorTitle;
  const text = paymentErrorText(error, locale);
  switch (error.code) {
    case 'price_changed':
      return priceChange(t, props);
    case 'unauthenticated':
      return { title: t.sessionEndedTitle, text: t.sessionEnded, action: <SignInAgain locale={locale} /> };
    case 'refused':
      return { title, text: `${error.message ? t.refusedWith({ message: shortened(error.message) }) : text} ${t.notBooked}` };
    case 'timeout':
    case 'in_progress':
    case 'unreadable':
    case 'no_content':
      return { title: t.unknownTitle, text: t.unknown };
    case 'idempotency_mismatch':
      return { title, text: t.detailsChanged };
    case 'already_booked':
      return { title, text: isAboutMoney(error) ? `${t.alreadyBooked} ${moneyText(t, props)}` : t.alreadyBooked };
    case 'quote_expired':
    case 'sold_out':
    case 'ship_clock':
      return {
        title,
        text: `${text} ${moneyText(t, props)}`,
        action: <OtherDates t={t} locale={locale} cart={cart} />,
      };
    default:
      return { title, text: isAboutMoney(error) ? `${text} ${moneyText(t, props)}` : text };
  }
}

export function PaymentFailure(props: Props) {
  const { title, text, action } = failureOf(checkoutMessages(props.locale), props);
  return (
    <Notice tone="danger" action={action}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
    </Notice>
  );
}
