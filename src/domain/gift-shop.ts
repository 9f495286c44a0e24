import { takesVouchers } from './payment-methods.ts';

/** Whether this shop sells gift vouchers: not where an organisation's account pays, which takes none either. The build puts the type in. */
export const sellsGiftVouchers: boolean = takesVouchers(import.meta.env.CHECKOUT_TYPE ?? 'direct');
