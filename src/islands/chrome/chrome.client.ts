import { currencyCodes } from '#contracts/codes.ts';
import { readAffiliate } from '#stores/affiliate.ts';
import { $currency, chooseCurrency } from '#stores/currency.ts';

/** The page is printed in the currency that its picker came with. */
function bindCurrencyPicker(picker: HTMLSelectElement): void {
  let shown = currencyCodes.find((code) => code === [...picker.options].find((option) => option.defaultSelected)?.value);
  picker.addEventListener('change', () => {
    const chosen = currencyCodes.find((code) => code === picker.value);
    if (chosen) chooseCurrency(chosen);
  });
  $currency.subscribe((currency) => {
    picker.value = currency;
    if (currency === shown) return;
    shown = currency;
    // The prices of every ticket only the booking panel can show: this wakes it, like a touch.
    document.querySelector('[data-page-currency] astro-island')?.dispatchEvent(new Event('pointerover'));
    if (document.querySelector('[data-price]')) void import('./reprice.ts').then(({ reprice }) => reprice());
  });
}

/** The other language opens with the same search and the same filters. */
function keepQueryOn(link: HTMLAnchorElement): void {
  link.addEventListener('click', () => { link.search = location.search; });
}

readAffiliate(location.search);
for (const picker of document.querySelectorAll<HTMLSelectElement>('[data-currency-picker]')) bindCurrencyPicker(picker);
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-link]')) keepQueryOn(link);
