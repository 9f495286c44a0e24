import { currencyCodes } from '#contracts/currency-codes.ts';
import { $affiliate, readAffiliate } from '#stores/browser/affiliate.ts';
import { $consent, decide, isGranted } from '#stores/browser/consent.ts';
import { $logLevel, readLogLevel } from '#stores/browser/log-level.ts';
import { $currency, chooseCurrency } from '#stores/browser/currency.ts';
import { afterNextFrame } from '#ui/after-next-frame.ts';

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
    // The prices of every ticket only the booking panel can show: this hydrates it, like a touch.
    document.querySelector('[data-page-currency] astro-island')?.dispatchEvent(new Event('pointerover'));
    if (document.querySelector('[data-price]')) void import('./reprice.ts').then(({ reprice }) => reprice());
  });
}

/** The other language opens with the same search and the same filters. */
function keepQueryOn(link: HTMLAnchorElement): void {
  link.addEventListener('click', () => {
    link.search = location.search;
  });
}

/** The banner asks until there is an answer; the footer's button, which has no answer, takes it back. */
function bindConsent(banner: HTMLElement | null): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-consent-choice]')) {
    button.addEventListener('click', () => {
      decide(button.dataset['consentChoice']);
      banner?.focus();
    });
  }
  $consent.subscribe((consent) => {
    if (banner) banner.hidden = consent !== null;
    if (isGranted()) void import('./report.ts');
  });
}

const query = new URLSearchParams(location.search);
readAffiliate(query);
if ($affiliate.get()) void import('./affiliate-logo.ts');
readLogLevel(query);
if ($logLevel.get()) void import('./log.ts');
// In a task of its own: laying the question out would hold up the page.
void afterNextFrame().then(() => bindConsent(document.querySelector('[data-consent]')));
for (const picker of document.querySelectorAll<HTMLSelectElement>('[data-currency-picker]')) bindCurrencyPicker(picker);
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-link]')) keepQueryOn(link);
