import { postAuthorizationCheckout } from '#api/authorization-checkout.ts';
import { ServiceError } from '#api/service-error.ts';
import type { Locale } from '#contracts/common.ts';
import { authorizationRequestOf } from '#domain/authorization-request.ts';
import { organizationOf } from '#domain/concierge.ts';
import { $affiliate } from '../../browser/affiliate.ts';
import { asSubject } from '../../account/auth/resume.ts';
import { $session } from '../../account/auth/session.ts';
import { guarded } from '../attempt.ts';
import { currentOrder, succeed } from '../current-order.ts';
import { $form } from '../form.ts';
import { submit } from '../submit.ts';

/**
 * Books the cart on the account of the concierge's organisation. Ends in `checkout_success`, or in an error after which it may be
 * pressed again: `unauthenticated` when nobody is signed in, `forbidden` for who is no concierge.
 */
export const bookOnAccount = (locale: Locale): Promise<void> =>
  guarded('sending', async () => {
    const { cart } = currentOrder();
    const { authorization } = await asSubject();
    const profile = $session.get()?.profile;
    const organizationId = profile && organizationOf(profile);
    if (organizationId === undefined) throw new ServiceError('forbidden', 'No concierge is signed in', 403);
    const body = authorizationRequestOf(cart, $form.get(), { locale, affiliate: $affiliate.get() }, organizationId);
    const result = await submit({
      order: JSON.stringify(body),
      method: 'account',
      paymentMethodId: '',
      post: (key) => postAuthorizationCheckout(key, authorization, body),
    });
    if (result) succeed(result);
  });
