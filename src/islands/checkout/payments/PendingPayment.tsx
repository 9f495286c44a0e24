import { useStore } from '@nanostores/react';
import type { ShopperMethod } from '#domain/payment-methods.ts';
import { $payment, $pendingIntent } from '#stores/checkout/payment-state.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

type Props = { method: ShopperMethod; title: string; text: string; action: string; onContinue: () => void };

/** A payment that its shopper has begun and has yet to confirm, and the way on. */
export function PendingPayment({ method, title, text, action, onContinue }: Props) {
  const isPending = useStore($pendingIntent)?.method === method;
  const isProcessing = useStore($payment).status === 'processing';
  if (!isPending || isProcessing) return null;
  return (
    <Notice
      tone="warning"
      action={
        <Button look="secondary" onClick={onContinue}>
          {action}
        </Button>
      }
    >
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
    </Notice>
  );
}
