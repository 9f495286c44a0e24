import type { CartItem } from '#domain/cart.ts';
import { asksOfTraveller, requiresOfTraveller, type TravellerField } from '#domain/required-data.ts';
import { checkoutMessages, type CheckoutTexts } from '#i18n/checkout/index.ts';
import { TextField } from '#ui/TextField.tsx';
import { ItemSection } from '../ItemSection.tsx';
import styles from '../StepForm.module.scss';
import { placeOf } from '../traveller-name.ts';
import type { SectionProps } from './props.ts';

/** Who comes along, as far as the operators need to know. */
export function TravellerFields({ locale, cart, form }: SectionProps) {
  const t = checkoutMessages(locale);
  const leads = cart.items.map((item) => leadOf(item, t));
  return (
    <>
      {cart.items.length > 1 && <p className={styles['lead']}>{t.offered}</p>}
      {cart.items.map((item, index) => (
        <ItemSection key={index} locale={locale} cart={cart} index={index}>
          {leads[index] !== leads[index - 1] && <p className={styles['lead']}>{leads[index]}</p>}
          <Travellers t={t} item={item} index={index} form={form} />
        </ItemSection>
      ))}
    </>
  );
}

/** Whose names are needed. */
function leadOf(item: CartItem, t: CheckoutTexts): string {
  if (item.lines.some(({ group }) => group === 'DEFAULT')) return t.groupLead;
  if (item.travellers.length === 1) return t.onlyLead;
  return item.travellers.every((_, i) => requiresOfTraveller(item, 'name', i)) ? t.travellersLead : t.leadOnly;
}

type Props = { t: CheckoutTexts; item: CartItem; index: number } & Pick<SectionProps, 'form'>;

/** A name and an address for each, where the operator needs them. */
function Travellers({ t, item, index, form }: Props) {
  return (
    <div className={styles['group']}>
      {item.travellers.map((label, i) => {
        const traveller = t.travellerLine({ name: placeOf(i, t), label });
        const isFirst = index === 0 && i === 0;
        const asked = asksOfTraveller(item, i);
        return (
          asked.length > 0 && (
            <Traveller key={i} t={t} name={traveller} at={`items.${index}.travellers.${i}`} asked={asked} isFirst={isFirst} form={form} />
          )
        );
      })}
    </div>
  );
}

type OneProps = Pick<SectionProps, 'form'> & {
  t: CheckoutTexts;
  /** Who it is, in words: nobody is named yet. */
  name: string;
  at: `items.${number}.travellers.${number}`;
  asked: readonly TravellerField[];
  /** The first of the order, who most likely is the one that types. */
  isFirst: boolean;
};

function Traveller({ t, name, at, asked, isFirst, form }: OneProps) {
  return (
    <>
      {asked.includes('name') && (
        <TextField
          {...form.field(`${at}.name`)}
          label={t.travellerName({ traveller: name })}
          autoComplete={isFirst ? 'name' : 'off'}
          enterKeyHint="next"
        />
      )}
      {asked.includes('email') && (
        <TextField
          {...form.field(`${at}.email`)}
          label={t.travellerEmail({ traveller: name })}
          type="email"
          inputMode="email"
          autoComplete={isFirst ? 'email' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
        />
      )}
    </>
  );
}
