import { count, params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const confirmationMessages = defineMessages(
  'confirmation',
  {
    ...en,
    when: params<{ day: string; time: string }>(en.when),
    quantity: params<{ count: number; label: string }>(en.quantity),
    confirmedLead: params<{ email: string }>(en.confirmedLead),
    on_requestLead: params<{ email: string }>(count(en.on_requestLead)),
    declinedLead: params<{ email: string }>(count(en.declinedLead)),
    cancelledTitle: count(en.cancelledTitle),
    cancelledLead: params<{ email: string }>(count(en.cancelledLead)),
    request2By: params<{ until: string }>(en.request2By),
    ticketOf: params<{ name: string }>(en.ticketOf),
    partKicker: params<{ certain: number; all: number }>(en.partKicker),
    partLead: params<{ email: string }>(en.partLead),
    waitingLead: params<{ email: string }>(count(en.waitingLead)),
    number: params<{ number: string }>(en.number),
    charged: params<{ charged: string }>(en.charged),
    chargedPart: params<{ charged: string }>(en.chargedPart),
    chargedBooked: params<{ charged: string }>(en.chargedBooked),
    afterCancelling: params<{ email: string }>(count(en.afterCancelling)),
    setAside: params<{ total: string }>(en.setAside),
    paid: params<{ total: string }>(en.paid),
    paidBack: params<{ back: string }>(en.paidBack),
    account: params<{ charged: string }>(en.account),
    accountBooked: params<{ charged: string }>(en.accountBooked),
    accountRequest: count(en.accountRequest),
    operator: params<{ name: string }>(en.operator),
  },
  { de },
);

export type ConfirmationTexts = ReturnType<typeof confirmationMessages>;
