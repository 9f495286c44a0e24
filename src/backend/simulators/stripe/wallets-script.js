/** Stands in for the buttons and sheets of Apple Pay and Google Pay: a part of the script that stands for Stripe.js. */

const elementType = 'expressCheckout';

const texts = {
  en: {
    buy: 'Buy with',
    notice: 'This stands for your wallet. No money moves.',
    holder: 'Your details',
    holderName: 'Name',
    email: 'E-mail',
    phone: 'Telephone',
    choose: 'Your cards',
    pays: 'Pays at once',
    confirms: 'Asks your bank first',
    declined: 'Is declined',
    short: 'Has too little money',
    reversed: 'Is taken back afterwards',
    pay: 'Pay',
    cancel: 'Cancel',
    processing: 'One moment…',
    failed: 'The payment was not completed.',
    close: 'Close',
  },
  de: {
    buy: 'Kaufen mit',
    notice: 'Hier stünde Ihre Wallet. Es wird kein Geld bewegt.',
    holder: 'Ihre Angaben',
    holderName: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    choose: 'Ihre Karten',
    pays: 'Bezahlt sofort',
    confirms: 'Fragt erst Ihre Bank',
    declined: 'Wird abgelehnt',
    short: 'Hat zu wenig Geld',
    reversed: 'Wird danach zurückgeholt',
    pay: 'Bezahlen',
    cancel: 'Abbrechen',
    processing: 'Einen Moment…',
    failed: 'Die Zahlung wurde nicht abgeschlossen.',
    close: 'Schließen',
  },
};

/** Stripe's test cards: https://docs.stripe.com/testing */
const cards = {
  pays: '4242424242424242',
  confirms: '4000002500003155',
  declined: '4000000000000002',
  short: '4000000000009995',
  reversed: '4000000000000259',
};

/** What a wallet knows of its holder. Each line can be changed, as in a wallet. */
const holder = { holderName: 'Ada Öztürk', email: 'ada@shopper.example', phone: '+49 30 901820' };
const address = { line1: 'Invalidenstraße 1', line2: null, postal_code: '10115', city: 'Berlin', state: '', country: 'DE' };

/** What a browser has that knows the wallet, and what Stripe calls it: pressed, allowed by the page, and by name. */
const wallets = [
  { needs: 'ApplePaySession', type: 'apple_pay', option: 'applePay', name: 'Apple Pay' },
  { needs: 'PaymentRequest', type: 'google_pay', option: 'googlePay', name: 'Google Pay' },
];

const buttonRules = {
  ':host': { display: 'grid', gap: 'var(--space-2)' },
  button: {
    background: 'var(--ink)',
    border: '0',
    borderRadius: '999px',
    color: 'var(--paper)',
    cursor: 'pointer',
    font: '650 1.125rem/1.15 var(--font-display)',
    height: '55px',
    width: '100%',
  },
  'button:focus-visible': { outline: '3px solid var(--secondary)', outlineOffset: '3px' },
};

const choiceRules = {
  fieldset: { border: '0', margin: '0', minWidth: '0', padding: '0' },
  'fieldset + fieldset': { marginTop: 'var(--space-4)' },
  'label:has(span)': { marginTop: 'var(--space-2)' },
  legend: { fontWeight: '650', padding: '0' },
  label: { alignItems: 'center', cursor: 'pointer', display: 'flex', gap: 'var(--space-3)', minHeight: 'var(--touch)' },
  'input[type="radio"]': { accentColor: 'var(--secondary)', height: '1.5rem', margin: '0', width: '1.5rem' },
  'input:not([type])': {
    background: 'var(--paper)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-s)',
    boxSizing: 'border-box',
    color: 'inherit',
    flex: '1 1 0',
    font: 'inherit',
    minHeight: 'var(--touch)',
    minWidth: '0',
    paddingInline: 'var(--space-2)',
  },
  'input:focus-visible': { outline: '3px solid var(--secondary)', outlineOffset: '1px' },
  'label > span': { flex: '0 0 5rem' },
};

/** What is asked for of the wallet's holder: a line for each. @returns what they say, in the shape of Stripe's event */
function holderOf({ emailRequired, phoneNumberRequired, billingAddressRequired }, say, elementWith) {
  const asked = { holderName: true, email: emailRequired, phone: phoneNumberRequired };
  const names = billingAddressRequired ? Object.keys(asked).filter((name) => asked[name]) : [];
  const lines = document.createElement('fieldset');
  lines.append(elementWith('legend', say.holder));
  for (const name of names) {
    const label = document.createElement('label');
    label.append(elementWith('span', say[name]), Object.assign(document.createElement('input'), { name, value: holder[name] }));
    lines.append(label);
  }
  const details = () => {
    const { holderName: name, ...rest } = Object.fromEntries(names.map((one) => [one, lines.querySelector(`[name="${one}"]`).value]));
    return { name, ...rest, address };
  };
  return names.length > 0 ? { lines: [lines], details } : { lines: [], details: () => undefined };
}

/** The cards of the wallet, of which one is chosen. */
function choiceOf(say, elementWith) {
  const choice = document.createElement('fieldset');
  choice.append(elementWith('legend', say.choose));
  for (const name of Object.keys(cards)) {
    const box = Object.assign(document.createElement('input'), { type: 'radio', name: 'card', value: name, checked: name === 'pays' });
    const label = document.createElement('label');
    label.append(box, say[name]);
    choice.append(label);
  }
  return choice;
}

/**
 * Opens a wallet's sheet.
 * @param amount in words @param options of the element @param emit tells the page what its shopper does
 * @returns the `card` that is chosen, and `close`
 */
function openSheet({ type, name }, amount, options, say, { dialogSheet, elementWith, styleSheet }, emit) {
  const [host, dialog] = [document.createElement('div'), document.createElement('dialog')];
  const title = Object.assign(elementWith('h2', name), { id: 'title' });
  const sum = Object.assign(elementWith('p', amount), { className: 'amount' });
  const [pay, cancel, close] = ['pay', 'cancel', 'close'].map((word) => elementWith('button', say[word]));
  const choice = choiceOf(say, elementWith);
  const { lines, details } = holderOf(options, say, elementWith);
  let state = 'open';

  const show = (...content) => dialog.replaceChildren(title, sum, ...content);
  const news = (text) => Object.assign(elementWith('p', text), { role: 'status' });

  dialog.setAttribute('aria-labelledby', 'title');
  show(elementWith('p', say.notice), ...lines, choice, pay, cancel);
  pay.addEventListener('click', () => {
    state = 'processing';
    show(news(say.processing));
    emit('confirm', {
      expressPaymentType: type,
      billingDetails: details(),
      paymentFailed: () => {
        state = 'failed';
        show(news(say.failed), close);
        close.focus();
      },
    });
  });
  for (const button of [cancel, close]) button.addEventListener('click', () => dialog.close());
  dialog.addEventListener('cancel', (event) => {
    if (state === 'processing') event.preventDefault();
  });
  dialog.addEventListener('close', () => {
    host.remove();
    if (state === 'open') emit('cancel', { elementType });
  });

  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [dialogSheet(), styleSheet(choiceRules)];
  root.append(dialog);
  document.body.append(host);
  dialog.showModal();
  return {
    card: () => ({
      number: cards[choice.querySelector(':checked').value],
      exp_month: '12',
      exp_year: String(new Date().getFullYear() + 2),
      cvc: '123',
    }),
    close: () => dialog.close(),
  };
}

/**
 * Draws a button for each wallet that this browser knows.
 * @param element that the page has mounted @param kit of the script that stands for Stripe.js
 * @returns the `card` that was chosen last, if any; `close` takes an open sheet away
 */
export function drawWallets(element, kit) {
  const { group, options, root } = element;
  const say = group.language.startsWith('de') ? texts.de : texts.en;
  const here = wallets.filter(({ needs, option }) => needs in window && options.paymentMethods?.[option] !== 'never');
  const emit = (name, event) => element.emit(name, event);
  let sheet;

  const buttons = here.map((wallet) => {
    const button = kit.elementWith('button', `${say.buy} ${wallet.name}`);
    const resolve = () => {
      sheet = openSheet(wallet, kit.amountText(group.options, group.language), options, say, kit, emit);
    };
    button.addEventListener('click', () => emit('click', { elementType, expressPaymentType: wallet.type, resolve, reject() {} }));
    return button;
  });
  root.adoptedStyleSheets = [kit.styleSheet(buttonRules)];
  root.replaceChildren(...buttons);
  const found = Object.fromEntries(wallets.map((wallet) => [wallet.option, here.includes(wallet)]));
  emit('ready', { elementType, availablePaymentMethods: here.length > 0 ? found : undefined });
  return { card: () => sheet?.card(), close: () => sheet?.close() };
}
