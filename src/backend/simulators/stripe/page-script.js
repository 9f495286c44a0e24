/**
 * Stands in for Stripe.js where no key is configured, so that the shop can be tried without a network. It does what the
 * shop and @stripe/react-stripe-js ask of it, against the simulator of this server. One classic script, served as it is:
 * `loadStripe` wants `window.Stripe` as soon as the script has run.
 */
(() => {
  const api = '/simulator/stripe/v1';

  const texts = {
    en: {
      cardNumber: 'Card number',
      cardExpiry: 'Expiration date',
      cardCvc: 'Security code',
      expiryHint: 'MM / YY',
      cvcHint: 'CVC',
      invalid_number: 'Your card number is invalid.',
      incomplete_number: 'Your card number is incomplete.',
      incomplete_expiry: "Your card's expiration date is incomplete.",
      invalid_expiry: "Your card's expiration date is invalid.",
      expired: "Your card's expiration date is in the past.",
      incomplete_cvc: "Your card's security code is incomplete.",
      network: 'The payment provider cannot be reached.',
      walletsUnavailable: 'The wallets cannot be reached.',
      challengeTitle: 'Confirm your payment',
      challengeText: 'This stands for the page of your bank. No money moves.',
      complete: 'Complete authentication',
      fail: 'Fail authentication',
    },
    de: {
      cardNumber: 'Kartennummer',
      cardExpiry: 'Ablaufdatum',
      cardCvc: 'Prüfnummer',
      expiryHint: 'MM / JJ',
      cvcHint: 'CVC',
      invalid_number: 'Die Kartennummer ist ungültig.',
      incomplete_number: 'Die Kartennummer ist unvollständig.',
      incomplete_expiry: 'Das Ablaufdatum ist unvollständig.',
      invalid_expiry: 'Das Ablaufdatum ist ungültig.',
      expired: 'Das Ablaufdatum liegt in der Vergangenheit.',
      incomplete_cvc: 'Die Prüfnummer ist unvollständig.',
      network: 'Der Zahlungsdienst ist nicht erreichbar.',
      walletsUnavailable: 'Die Wallets sind nicht erreichbar.',
      challengeTitle: 'Zahlung freigeben',
      challengeText: 'Hier stünde die Seite Ihrer Bank. Es wird kein Geld bewegt.',
      complete: 'Authentifizierung abschließen',
      fail: 'Authentifizierung ablehnen',
    },
  };

  const digitsOf = (text) => text.replace(/\D/g, '');
  const brandOf = (digits) =>
    /^3[47]/.test(digits) ? 'amex' : /^4/.test(digits) ? 'visa' : /^(5[1-5]|2[2-7])/.test(digits) ? 'mastercard' : 'unknown';

  /** ISO/IEC 7812-1: the last digit checks the others. */
  function passesLuhn(digits) {
    const sum = [...digits].reverse().reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    return sum % 10 === 0;
  }

  /** What each field shows of the digits that were typed, and what is wrong with them. */
  const fields = {
    cardNumber: {
      autocomplete: 'cc-number',
      hint: () => '1234 1234 1234 1234',
      length: (digits) => (brandOf(digits) === 'amex' ? 15 : 16),
      show: (digits) =>
        (brandOf(digits) === 'amex' ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)] : (digits.match(/.{1,4}/g) ?? []))
          .filter(Boolean)
          .join(' '),
      problem: (digits, length) => (digits.length < length ? 'incomplete_number' : passesLuhn(digits) ? undefined : 'invalid_number'),
    },
    cardExpiry: {
      autocomplete: 'cc-exp',
      hint: (say) => say.expiryHint,
      length: () => 4,
      show: (digits) => (digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits),
      problem: (digits, length) => {
        const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
        if (digits.length < length) return 'incomplete_expiry';
        if (month < 1 || month > 12) return 'invalid_expiry';
        const now = new Date();
        return year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1 ? 'expired' : undefined;
      },
    },
    cardCvc: {
      autocomplete: 'cc-csc',
      hint: (say) => say.cvcHint,
      length: (_, brand) => (brand === 'amex' ? 4 : 3),
      show: (digits) => digits,
      problem: (digits, length) => (digits.length < length ? 'incomplete_cvc' : undefined),
    },
  };

  /** `5/29` is May, and browsers fill in `05/2029`. */
  function expiryDigits(text) {
    const [month = '', year = ''] = text.split('/').map(digitsOf);
    if (text.includes('/')) return month.padStart(Math.min(2, month.length + 1), '0') + (year.length === 4 ? year.slice(2) : year);
    return /^[2-9]/.test(month) ? `0${month}` : month;
  }

  class Emitter {
    listeners = new Map();
    on(name, listener) {
      this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
      return this;
    }
    off(name, listener) {
      this.listeners.set(
        name,
        (this.listeners.get(name) ?? []).filter((one) => listener && one !== listener),
      );
      return this;
    }
    once(name, listener) {
      const first = (event) => {
        this.off(name, first);
        listener(event);
      };
      return this.on(name, first);
    }
    emit(name, event) {
      for (const listener of this.listeners.get(name) ?? []) listener(event);
    }
  }

  /** CSS without style attributes, which the page's policy forbids. */
  function styleSheet(rules) {
    const sheet = new CSSStyleSheet();
    for (const [selector, properties] of Object.entries(rules)) {
      const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)];
      for (const [name, value] of Object.entries(properties))
        rule.style.setProperty(
          name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
          value,
        );
    }
    return sheet;
  }

  const plain = (properties = {}) =>
    Object.fromEntries(Object.entries(properties).filter(([name, value]) => typeof value === 'string' && !name.startsWith(':')));
  const elementSheet = ({ base = {}, invalid = {} } = {}) =>
    styleSheet({
      ':host': { display: 'flex', gap: '12px' },
      input: { all: 'unset', boxSizing: 'border-box', flex: '1 1 0', font: 'inherit', minWidth: '0', width: '100%', ...plain(base) },
      'input::placeholder': { color: 'inherit', opacity: '0.7', ...plain(base['::placeholder']) },
      'input[aria-invalid="true"]': plain(invalid),
    });

  /** One input with its digits, formatted as they are typed. */
  function createField(kind, say, changed) {
    const rules = fields[kind];
    const input = document.createElement('input');
    Object.assign(input, {
      type: 'text',
      inputMode: 'numeric',
      autocomplete: rules.autocomplete,
      placeholder: rules.hint(say),
      spellcheck: false,
    });
    input.setAttribute('aria-label', say[kind]);
    let digits = '';
    let left = false;

    function state(brand) {
      const problem = rules.problem(digits, rules.length(digits, brand));
      const isShown = problem && digits !== '' && (left || !problem.startsWith('incomplete'));
      return {
        empty: digits === '',
        complete: problem === undefined,
        ...(isShown && { error: { type: 'validation_error', code: problem, message: say[problem] } }),
      };
    }

    input.addEventListener('input', () => {
      const typed = kind === 'cardExpiry' ? expiryDigits(input.value) : digitsOf(input.value);
      const before =
        digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length + Math.max(0, typed.length - digitsOf(input.value).length);
      const isAtEnd = input.selectionStart === input.value.length;
      digits = typed.slice(0, kind === 'cardCvc' ? 4 : rules.length(typed));
      input.value = rules.show(digits);
      if (!isAtEnd) {
        let caret = 0;
        for (let seen = 0; caret < input.value.length && seen < before; caret += 1) if (/\d/.test(input.value[caret])) seen += 1;
        input.setSelectionRange(caret, caret);
      }
      left = false;
      changed();
    });
    input.addEventListener('blur', () => {
      left = true;
      changed();
    });
    return {
      kind,
      input,
      state,
      digits: () => digits,
      clear: () => {
        digits = '';
        left = false;
        input.value = '';
        changed();
      },
    };
  }

  class Element extends Emitter {
    constructor(group, type, options = {}) {
      super();
      Object.assign(this, { group, type, options });
      const kinds = type in fields ? [type] : Object.keys(fields);
      this.fields = kinds.map((kind) => createField(kind, group.say, () => this.changed()));
      this.host = document.createElement('div');
      this.host.className = '__PrivateStripeElement';
      this.root = this.host.attachShadow({ mode: 'open', delegatesFocus: true });
      this.root.append(...this.fields.map(({ input }) => input));
      for (const { input } of this.fields) {
        input.addEventListener('focus', () => this.emit('focus', { elementType: type }));
        input.addEventListener('blur', () => this.emit('blur', { elementType: type }));
        input.addEventListener('keydown', ({ key }) => {
          if (key === 'Escape') this.emit('escape', { elementType: type });
        });
      }
      this.update(options);
    }

    changed() {
      const brand = this.group.brand();
      const states = this.fields.map((field) => field.state(brand));
      this.fields.forEach(({ input }, index) => input.setAttribute('aria-invalid', String(Boolean(states[index].error))));
      const error = states.find((state) => state.error)?.error;
      this.emit('change', {
        elementType: this.type,
        error,
        empty: states.every((state) => state.empty),
        complete: states.every((state) => state.complete),
        ...(this.fields[0].kind === 'cardNumber' && { brand }),
      });
    }

    mount(target) {
      const container = typeof target === 'string' ? document.querySelector(target) : target;
      if (!container) throw new Error(`The element cannot be mounted: ${target} is not in the page.`);
      container.replaceChildren(this.host);
      container.classList.add('StripeElement');
      queueMicrotask(() => this.emit('ready', { elementType: this.type }));
      return this;
    }
    update(options = {}) {
      Object.assign(this.options, options);
      this.root.adoptedStyleSheets = [elementSheet(this.options.style)];
      for (const { input } of this.fields) input.disabled = Boolean(this.options.disabled);
    }
    unmount() {
      this.host.remove();
      return this;
    }
    destroy() {
      this.unmount();
      this.group.elements.delete(this.type);
      return this;
    }
    focus() {
      this.fields[0].input.focus();
    }
    blur() {
      this.host.blur();
    }
    clear() {
      for (const field of this.fields) field.clear();
    }
  }

  /** The buttons of wallets and their sheet: drawn by a part of their own, which comes once they are wanted. */
  class WalletElement extends Emitter {
    fields = [];
    host = document.createElement('div');
    constructor(group, options = {}) {
      super();
      Object.assign(this, { group, options });
      this.root = this.host.attachShadow({ mode: 'open', delegatesFocus: true });
    }
    mount(container) {
      container.replaceChildren(this.host);
      import(`${location.origin}/simulator/stripe/wallets.js`).then(
        ({ drawWallets }) => (this.wallets = drawWallets(this, { amountText, dialogSheet, elementWith, styleSheet })),
        () =>
          this.emit('loaderror', {
            elementType: 'expressCheckout',
            error: { type: 'api_connection_error', message: this.group.say.walletsUnavailable },
          }),
      );
      return this;
    }
    update() {}
    unmount() {
      this.wallets?.close();
      this.host.remove();
      return this;
    }
    destroy() {
      this.unmount();
      this.group.elements.delete('expressCheckout');
      return this;
    }
  }

  class Elements {
    elements = new Map();
    constructor(say, language, options = {}) {
      Object.assign(this, { say, language, options });
    }
    create(type, options) {
      const element = type === 'expressCheckout' ? new WalletElement(this, options) : new Element(this, type, options);
      this.elements.set(type, element);
      return element;
    }
    getElement(type) {
      return this.elements.get(type) ?? null;
    }
    update(options) {
      Object.assign(this.options, options);
    }
    async fetchUpdates() {
      return {};
    }
    async submit() {
      const error = this.fields()
        .map((field) => field.state(this.brand()))
        .find(({ complete }) => !complete)?.error;
      return error ? { error } : {};
    }
    fields() {
      return [...this.elements.values()].flatMap((element) => element.fields);
    }
    /** The card that a wallet has handed over, or that was typed. */
    card() {
      const expiry = this.digits('cardExpiry');
      return (
        this.elements.get('expressCheckout')?.wallets?.card() ?? {
          number: this.digits('cardNumber'),
          exp_month: expiry.slice(0, 2),
          exp_year: `20${expiry.slice(2)}`,
          cvc: this.digits('cardCvc'),
        }
      );
    }
    digits(kind) {
      return (
        this.fields()
          .find((field) => field.kind === kind)
          ?.digits() ?? ''
      );
    }
    brand() {
      return brandOf(this.digits('cardNumber'));
    }
  }

  const formOf = (values, prefix = '') =>
    Object.entries(values).flatMap(([name, value]) => {
      const key = prefix ? `${prefix}[${name}]` : name;
      if (value === undefined || value === null) return [];
      return typeof value === 'object' ? formOf(value, key) : [[key, String(value)]];
    });

  /** A call to the simulator in the shape of Stripe.js: the object under `name`, or an error. */
  async function call(say, name, path, values) {
    try {
      const response = await fetch(api + path, values ? { method: 'POST', body: new URLSearchParams(formOf(values)) } : {});
      const body = await response.json();
      if (response.ok) return { [name]: body };
      return { error: body.error ?? { type: 'api_error', message: body.errorMessage ?? say.network } };
    } catch {
      return { error: { type: 'api_connection_error', message: say.network } };
    }
  }

  /** In the shop's own tokens, which reach into the shadow, and so in light and dark. */
  const dialogSheet = () =>
    styleSheet({
      dialog: {
        background: 'var(--paper-raised)',
        border: '0',
        borderRadius: 'var(--radius-l)',
        boxShadow: 'var(--lift-high)',
        boxSizing: 'border-box',
        color: 'var(--ink)',
        fontFamily: 'inherit',
        maxWidth: 'calc(100vw - 2rem)',
        padding: 'var(--space-5)',
        width: '26rem',
      },
      'dialog::backdrop': { background: 'rgb(from var(--shadow) r g b / 60%)' },
      h2: { font: '700 var(--title-m)/1.15 var(--font-display)', margin: '0' },
      p: { color: 'var(--ink-soft)', lineHeight: '1.5', margin: 'var(--space-3) 0 var(--space-4)' },
      'p.amount': { color: 'var(--ink)', font: '700 var(--title-l)/1.1 var(--font-display)' },
      button: {
        background: 'var(--paper-raised)',
        border: '2px solid var(--line-strong)',
        borderRadius: '999px',
        color: 'var(--ink)',
        cursor: 'pointer',
        display: 'block',
        font: '650 1rem/1.15 var(--font-display)',
        marginTop: 'var(--space-3)',
        minHeight: 'var(--touch)',
        padding: '0.55rem 1.35rem',
        width: '100%',
      },
      'button:hover': { borderColor: 'var(--secondary)', color: 'var(--secondary-strong)' },
      'button:first-of-type': { background: 'var(--primary)', borderColor: 'transparent', color: 'var(--on-primary)' },
      'button:first-of-type:hover': { background: 'var(--primary-strong)' },
      'button:focus-visible': { outline: '3px solid var(--secondary)', outlineOffset: '3px' },
    });

  const elementWith = (name, text) => Object.assign(document.createElement(name), { textContent: text });

  /** `€255`: Stripe counts in a currency's smallest unit. */
  function amountText({ amount, currency }, language) {
    const format = new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
    return format.format(amount / 10 ** format.resolvedOptions().maximumFractionDigits);
  }

  /** The bank's challenge. Escape fails it, as closing the bank's page would. */
  function challenge(say, amount) {
    return new Promise((resolve) => {
      const host = document.createElement('div');
      const dialog = document.createElement('dialog');
      const title = Object.assign(elementWith('h2', say.challengeTitle), { id: 'title' });
      const [complete, fail] = [elementWith('button', say.complete), elementWith('button', say.fail)];
      dialog.setAttribute('aria-labelledby', 'title');
      const sum = Object.assign(elementWith('p', amount), { className: 'amount' });
      dialog.append(title, sum, elementWith('p', say.challengeText), complete, fail);
      complete.addEventListener('click', () => dialog.close('succeed'));
      fail.addEventListener('click', () => dialog.close('fail'));
      dialog.addEventListener('close', () => {
        host.remove();
        resolve(dialog.returnValue || 'fail');
      });
      const root = host.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [dialogSheet()];
      root.append(dialog);
      document.body.append(host);
      dialog.showModal();
    });
  }

  const intentId = (clientSecret) => clientSecret.split('_secret_')[0];

  window.Stripe = function Stripe(publishableKey, { locale = 'auto' } = {}) {
    const wanted = locale === 'auto' ? document.documentElement.lang || navigator.language : locale;
    const say = wanted.startsWith('de') ? texts.de : texts.en;

    const retrievePaymentIntent = (clientSecret) =>
      call(say, 'paymentIntent', `/payment_intents/${intentId(clientSecret)}?client_secret=${encodeURIComponent(clientSecret)}`);

    async function handleNextAction({ clientSecret }) {
      const standing = await retrievePaymentIntent(clientSecret);
      if (standing.paymentIntent?.status !== 'requires_action') return standing;
      const outcome = await challenge(say, amountText(standing.paymentIntent, wanted));
      return call(say, 'paymentIntent', `/payment_intents/${intentId(clientSecret)}/authenticate`, {
        client_secret: clientSecret,
        outcome,
      });
    }

    function createPaymentMethod({ elements, card, billing_details: billingDetails, params }) {
      return call(say, 'paymentMethod', '/payment_methods', {
        type: 'card',
        card: (elements ?? card.group).card(),
        billing_details: billingDetails ?? params?.billing_details,
      });
    }

    async function confirmCardPayment(clientSecret, { payment_method: method } = {}, { handleActions = true } = {}) {
      const created = typeof method === 'object' ? await createPaymentMethod(method) : { paymentMethod: { id: method } };
      if (created.error) return created;
      const confirmed = await call(say, 'paymentIntent', `/payment_intents/${intentId(clientSecret)}/confirm`, {
        client_secret: clientSecret,
        payment_method: created.paymentMethod.id,
      });
      return handleActions && confirmed.paymentIntent?.status === 'requires_action' ? handleNextAction({ clientSecret }) : confirmed;
    }

    return {
      elements: (options) => new Elements(say, wanted, options),
      createPaymentMethod,
      confirmCardPayment,
      handleNextAction,
      retrievePaymentIntent,
      handleCardAction: (clientSecret) => handleNextAction({ clientSecret }),
      createToken: async (element) => {
        const { paymentMethod, error } = await createPaymentMethod({ card: element });
        return error
          ? { error }
          : { token: { id: paymentMethod.id.replace('pm_', 'tok_'), object: 'token', type: 'card', card: paymentMethod.card } };
      },
      registerAppInfo() {},
      _registerWrapper() {},
    };
  };
  window.Stripe.version = 'endive';
})();
