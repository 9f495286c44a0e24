/**
 * Stands in for PayPal's SDK where no key is configured, so that the shop can be tried without a network. It does what the shop asks of it,
 * against the simulator of this server: https://developer.paypal.com/sdk/js/reference. One classic script, served as it is.
 */
(() => {
  const pages = '/simulator/paypal';
  const askAgainMilliseconds = 100;

  /** What has become of the window: nothing while it is open, and on a page of the simulator. */
  function outcomeOf(opened) {
    if (opened.closed) return 'cancelled';
    const { pathname, search } = opened.location;
    return pathname === `${pages}/closed` ? new URLSearchParams(search).get('outcome') : undefined;
  }

  const answered = (opened) =>
    new Promise((resolve) => {
      const timer = setInterval(() => {
        const outcome = outcomeOf(opened);
        if (!outcome) return;
        clearInterval(timer);
        opened.close();
        resolve(outcome);
      }, askAgainMilliseconds);
    });

  function createPayPalOneTimePaymentSession({ onApprove, onCancel }, language) {
    return {
      async start(_options, orderPromise) {
        const opened = open('', 'paypal', 'popup,width=480,height=720');
        if (!opened)
          throw Object.assign(new Error('Unable to open popup window'), { code: 'ERR_DEV_UNABLE_TO_OPEN_POPUP', isRecoverable: true });
        try {
          const { orderId } = await orderPromise;
          opened.location.assign(`${pages}/checkoutnow?token=${orderId}&language=${language}&window=1`);
          if ((await answered(opened)) === 'approved') await onApprove?.({ orderId });
          else onCancel?.({ orderId });
        } catch (error) {
          opened.close();
          throw error;
        }
      },
    };
  }

  window.paypal = {
    version: '6.0.0',
    createInstance: async ({ locale = 'en' }) => ({
      createPayPalOneTimePaymentSession: (options) => createPayPalOneTimePaymentSession(options, locale.slice(0, 2)),
    }),
  };
})();
